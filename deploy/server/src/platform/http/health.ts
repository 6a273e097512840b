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

type Health = {
  readonly database: Database;
  readonly accepting: () => boolean;
  /** What is wrong with the releases folder while an earlier state of it is served. */
  readonly releasesFault?: (() => string | null) | undefined;
};

/**
 * `/healthz`: the process lives. `/readyz`: it can work, so send it requests; "degraded" if somebody has to look after
 * something meanwhile.
 */
export function answerHealth(app: FastifyInstance, { database, accepting, releasesFault }: Health): void {
  app.get('/healthz', async (_, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
    try {
      if (!accepting()) throw new Error('Stopping');
      await inTime(database.asOwner((session) => session.query('select 1')));
      const releases = releasesFault?.() ?? null;
      return reply.send(releases === null ? { status: 'ready' } : { status: 'degraded', releases });
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
