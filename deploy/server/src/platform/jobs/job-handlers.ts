import type { TimeStamp } from '../seal/time-stamp.ts';
import type { Database } from '../db/database.ts';
import type { Keys } from '../keys/keys.ts';
import type { Log } from '../log/log.ts';
import type { FilePort, MailPort } from '../ports.ts';
import type { TextMessagePort } from '../text-messages/text-messages.ts';
import type { JobSender } from './jobs.ts';

export type JobSurroundings = {
  database: Database;
  now: () => Date;
  mail: MailPort;
  texts: TextMessagePort;
  /** Where this server listens: part of links to tenants of this machine. */
  port: () => number;
  files: FilePort;
  log: Log;
  keys: Keys;
  /** Confirms when a paper was sealed, where the installation has a service for it. */
  timeStamp?: TimeStamp | undefined;
  /** For work that follows from work. */
  jobs: JobSender;
  /** 1 at the first time. */
  attempt: number;
};

/** A job that belongs to no tenant has an empty `tenant`. */
export type JobInput = { tenant: string; data: unknown };

/** May run twice with the same input (a process can die at its last line), so it must not matter. */
export type JobHandler = (input: JobInput, around: JobSurroundings) => Promise<void>;
export type JobHandlers = Readonly<Record<string, JobHandler>>;
