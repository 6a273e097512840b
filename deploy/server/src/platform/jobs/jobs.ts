import type { Db } from '../db/tables.ts';

export type SendOptions = {
  startAfterSeconds?: number;
  /** Of jobs with the same key, one waits at a time. */
  onceKey?: string;
};

/** Work that happens after the transaction is committed; nothing is enqueued when it is rolled back. */
export type Jobs = {
  send(name: string, data: object, options?: SendOptions): Promise<void>;
};

export type JobSender = {
  /** Enqueues as part of the transaction behind `db`. */
  within(db: Db, tenantId: string): Jobs;
};
