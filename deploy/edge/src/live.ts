import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pointerFile } from './releases.ts';

/** Development: tells open pages that something was built. */
export function sendLive(folder: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const file = join(folder, pointerFile);
  reply.hijack();
  reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  reply.raw.write(': ready\n\n');
  const announce = (): void => void reply.raw.write('event: built\ndata: \n\n');
  watchFile(file, { interval: 200 }, announce);
  request.raw.on('close', () => unwatchFile(file, announce));
  return reply;
}
