export type Result = { rows: Record<string, unknown>[]; affected: number };

/** One session of the database, held by one user at a time. */
export type Session = {
  query(sql: string, parameters?: readonly unknown[]): Promise<Result>;
  /** Several statements without parameters. */
  script(sql: string): Promise<Result>;
};

export type Engine = {
  readonly kind: 'PGlite' | 'PostgreSQL';
  acquire(): Promise<Session>;
  release(session: Session): void;
  /**
   * Hears what is said on a channel, by whichever process. `null`: for a while nothing could be heard, so that
   * something may have been missed. Gives back how to stop.
   */
  listen(channel: string, onMessage: (said: string | null) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** The database stopped under a statement: it took too long, or its process went away. */
export class DatabaseStopped extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'DatabaseStopped';
  }
}

export async function withSession<T>(engine: Engine, work: (session: Session) => Promise<T>): Promise<T> {
  const session = await engine.acquire();
  try {
    return await work(session);
  } finally {
    engine.release(session);
  }
}
