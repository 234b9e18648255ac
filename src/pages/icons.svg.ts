import type { APIRoute } from 'astro';
import { icons } from '#src/deck/icons.ts';

/** The small drawings beside words that every page shares. */
export const GET: APIRoute = () =>
  new Response(icons(), { headers: { 'Content-Type': 'image/svg+xml' } });
