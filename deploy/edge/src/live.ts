import type { FastifyReply, FastifyRequest } from 'fastify';
import { followPointer } from './releases/follow-pointer.ts';

/** Development: tells open pages that something was built. */
export function sendLive(folder: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
  reply.raw.write(': ready\n\n');
  request.raw.on(
    'close',
    followPointer(folder, () => void reply.raw.write('event: built\ndata: \n\n')),
  );
  return reply;
}
