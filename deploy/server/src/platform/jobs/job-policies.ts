import type { QueueOptions } from 'pg-boss';

type JobPolicy = {
  /** How many of its jobs one process does at the same time. */
  slots: number;
  retries: Pick<QueueOptions, 'retryLimit' | 'retryDelay' | 'retryDelayMax' | 'retryBackoff'>;
};

const hour = 60 * 60;

/**
 * The pause before attempt n + 1 is drawn at random between 10 s × 2^(n-1) and twice of that, and is never more than
 * 4 hours: 10 s, 20 s, 40 s … 2 h 50, then 4 h each. All 16 together take between 25 and 30 hours.
 */
const retriesOfADay: JobPolicy['retries'] = {
  retryLimit: 16,
  retryDelay: 10,
  retryDelayMax: 4 * hour,
  retryBackoff: true,
};
/** For what is asked for again by the clock anyway: given up within some minutes. */
const retriesOfMinutes: JobPolicy['retries'] = {
  retryLimit: 5,
  retryDelay: 2,
  retryDelayMax: hour,
  retryBackoff: true,
};

const usual: JobPolicy = { slots: 4, retries: retriesOfADay };
const policies: Readonly<Record<string, Partial<JobPolicy>>> = {
  // Mostly waiting for the answers of other computers.
  push: { slots: 32 },
  'test-push': { slots: 8, retries: retriesOfMinutes },
  'read-calendar': { slots: 8, retries: retriesOfMinutes },
  'deliver-mail': { slots: 8 },
  'request-mail': { slots: 8 },
  // Whoever asked for it is waiting, and can ask again.
  'text-code': { slots: 8, retries: retriesOfMinutes },
  // An hour later a mail says it.
  'text-message': { slots: 8, retries: retriesOfMinutes },
  // Work for the processor or the disk, one after the other.
  'write-export': { slots: 1 },
  'seal-document': { slots: 2 },
  'size-photo': { slots: 1 },
  round: { slots: 1, retries: retriesOfMinutes },
  'clean-up': { slots: 1, retries: retriesOfMinutes },
};

export const policyOf = (name: string): JobPolicy => ({ ...usual, ...policies[name] });
