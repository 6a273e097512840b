import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { admissionOf } from './admit-body.ts';
import { answerClientError } from '../answer/client-error.ts';

/** How slowly a body may come. */
export type BodyLimits = {
  /** A body that is no file has come within one of these; a file is looked at after each. */
  windowMs: number;
  /** What has to come of a file in each of them. */
  leastBytes: number;
  /** However well it moves. */
  longestMs: number;
  /** Calls again and again; gives back how to stop. */
  every: (ms: number, look: () => void) => () => void;
};

/** 16 kB/s: a file of the largest size needs a third of the time that it may take at half a megabit. */
export const usualBodyLimits: BodyLimits = {
  windowMs: 30_000,
  leastBytes: 30 * 16 * 1024,
  longestMs: 10 * 60_000,
  every(ms, look) {
    const timer = setInterval(look, ms).unref();
    return () => clearInterval(timer);
  },
};

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Ends bodies that hold a connection and do not come. Only who was let in with a file may take longer, as long as the
 * file moves: a phone in a hall has little to send with.
 */
export function endSlowBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    // An injected call comes by no connection.
    if (!bringsBody(raw) || !(socket instanceof Socket)) return;
    let windows = 0;
    let before = socket.bytesRead;
    const stop = limits.every(limits.windowMs, () => {
      windows += 1;
      const moves = socket.bytesRead - before >= limits.leastBytes;
      before = socket.bytesRead;
      if (moves && admissionOf(request) && windows * limits.windowMs < limits.longestMs) return;
      stop();
      if (reply.raw.headersSent) socket.destroy();
      else answerClientError({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
    });
    raw.once('end', stop).once('close', stop);
  });
}
