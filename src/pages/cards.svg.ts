import type { APIRoute } from 'astro';
import { sprite } from '#src/deck/sprite.ts';

/** The deck that every page shares, drawn at build. */
export const GET: APIRoute = () =>
  new Response(sprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
