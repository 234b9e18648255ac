import { serve } from '#src/cli/static-server.ts';

/** Serves the built site while the browser tests run, on any free port. */
export default async function setUp(): Promise<() => void> {
  const { server, url } = await serve('dist');
  process.env.SITE_ORIGIN = url;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
