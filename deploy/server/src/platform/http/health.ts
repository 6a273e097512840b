import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

const answerWithinMs = 2_000;

const inTime = <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database is late')), answerWithinMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** `/healthz`: the process lives. `/readyz`: it can work, so send it requests. */
export function answerHealth(app: FastifyInstance, database: Database, accepting: () => boolean): void {
  app.get('/healthz', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      if (!accepting()) throw new Error('Stopping');
      await inTime(database.asOwner((session) => session.query('select 1')));
      return reply.send({ status: 'ready' });
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
