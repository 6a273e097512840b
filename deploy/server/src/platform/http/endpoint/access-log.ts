import type { FastifyInstance } from 'fastify';
import type { Log } from '../../log/log.ts';
import { tenantServed, traceIdOf } from './mount.ts';

/** One line for each call of the API, by its pattern: an address may hold a secret, a pattern does not. */
export function logAccess(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const tenant = tenantServed(request);
    log.info('request', {
      traceId: traceIdOf(request),
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(tenant ? { tenant } : {}),
    });
  });
}
