import { DatabaseStopped, withSession } from '../engine/engine.ts';
import type { Engine, Session } from '../engine/engine.ts';
import { channelListeners } from '../engine/channel-listeners.ts';
import { startThread } from './thread.ts';
import type { Thread } from './thread.ts';
import { createTurns } from './turns.ts';

export type PgliteLimits = {
  /** A statement that takes longer is cut, and the thread with it. */
  statementMs: number;
  /** Somebody who keeps the one session longer loses it. */
  holdMs: number;
};

type Options = { folder: string | null; limits: PgliteLimits };

/**
 * A call holds the session for some milliseconds, so the last of these waits a few seconds; a page asks ten things at
 * once, so fifty pages may open together. The demo and the stories, with some people each, never have a tenth of it.
 */
const mostWaiting = 500;

/** One PGlite behind one session that its users take in turns. */
export async function openPglite({ folder, limits }: Options): Promise<Engine> {
  const turns = createTurns(mostWaiting);
  const listeners = channelListeners();
  let thread: Thread = await startThread(folder, listeners.notify);
  let closed = false;
  const holders = new Map<Session, () => void>();

  const running = async (): Promise<Thread> => {
    if (closed) throw new DatabaseStopped('The database is closed');
    if (thread.stopped) {
      thread = await startThread(folder, listeners.notify);
      for (const channel of listeners.channels()) {
        await thread.ask({ kind: 'script', sql: `listen ${channel}`, parameters: [] }, limits.statementMs);
      }
      listeners.missed();
    }
    return thread;
  };

  const engine: Engine = {
    kind: 'PGlite',
    async listen(channel, heard) {
      const stop = listeners.add(channel, heard);
      await withSession(engine, (session) => session.script(`listen ${channel}`));
      return async () => stop();
    },
    async acquire() {
      await turns.take();
      let mine: Thread;
      try {
        mine = await running();
      } catch (error) {
        turns.give();
        throw error;
      }
      let held = true;
      const ask = (kind: 'query' | 'script', sql: string, parameters: readonly unknown[] = []) =>
        held
          ? mine.ask({ kind, sql, parameters }, limits.statementMs)
          : Promise.reject(new DatabaseStopped('The session was held too long'));
      const session: Session = {
        query: (sql, parameters) => ask('query', sql, parameters),
        script: (sql) => ask('script', sql),
      };
      const letGo = () => {
        held = false;
        holders.delete(session);
        clearTimeout(timer);
        turns.give();
      };
      const timer = setTimeout(() => {
        held = false;
        mine.ask({ kind: 'script', sql: 'rollback', parameters: [] }, limits.statementMs).then(letGo, letGo);
      }, limits.holdMs);
      holders.set(session, letGo);
      return session;
    },
    release: (session) => holders.get(session)?.(),
    async close() {
      if (closed) return;
      await turns.takeLast();
      closed = true;
      if (!thread.stopped) await thread.ask({ kind: 'close' }, limits.statementMs).catch(() => undefined);
      await thread.stop('closed');
      turns.give();
    },
  };
  return engine;
}
