import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { SpaceState } from '../db/space.ts';

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

const megabytes = (bytes: number) => Math.floor(bytes / (1024 * 1024));

const releasesIn = (fault: string | null) => (fault === null ? {} : { releases: fault });

/** Below the mark only what little is needed to sign in and out is written. */
const spaceIn = ({ freeBytes, markBytes }: SpaceState) =>
  freeBytes >= markBytes ? {} : { freeMb: megabytes(freeBytes), markMb: megabytes(markBytes) };

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
      const faults = { ...releasesIn(releasesFault?.() ?? null), ...spaceIn(await database.space.state()) };
      return reply.send(
        Object.keys(faults).length === 0 ? { status: 'ready' } : { status: 'degraded', ...faults },
      );
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
