import { createHash } from 'node:crypto';
import type { ErrorCode } from '@callboard/contract';
import { AppError } from '../errors/app-error.ts';
import { addAttempts, attemptsIn, forgetAttempts, keepAttempts, lockAttempts } from './rate-limit.db.ts';
import type { Ctx, RequestFacts } from './handler.ts';

type Rule = {
  /** This many failures cost nothing. */
  free: number;
  /** The first delay; one second where it is not said. */
  firstDelaySeconds?: number;
  /** The delay doubles with each further failure, up to this many seconds; nobody is ever locked out for good. */
  maxDelaySeconds: number;
  /** Quiet for this long, and all is forgotten. */
  forgetAfterSeconds: number;
};

const perAccount: Rule = { free: 5, maxDelaySeconds: 25, forgetAfterSeconds: 900 };
/** Who tries many accounts from one network; a site with its whole crew behind one line is let through. */
const perNetwork: Rule = { free: 50, maxDelaySeconds: 5, forgetAfterSeconds: 900 };
const perHour: Rule = { free: 5, firstDelaySeconds: 3600, maxDelaySeconds: 3600, forgetAfterSeconds: 3600 };

/** Neighbours share a line: /24 of IPv4, /56 of IPv6. */
export function subnetOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '');
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...gap, ...right].map((group) => group.padStart(4, '0'));
  return groups.slice(0, 4).join(':').slice(0, 17);
}

type Attempt = {
  what: string;
  account: string;
  request: RequestFacts;
  /** A device on which this account was in before. It is counted for itself: no neighbour keeps it waiting. */
  device?: string | null;
};

/** Nothing is written down in clear: the table would be a list of logins that somebody tried, and from where. */
const bucketOf = (what: string, ...facts: string[]) =>
  `${what}:${createHash('sha256').update(facts.join('|')).digest('base64url').slice(0, 27)}`;

/**
 * An account as tried from a network, and the network whatever it tries. Never the tenant as a whole: one address could
 * keep everybody out.
 */
function bucketsOf({ what, account, request, device }: Attempt): { own: string; network: string | null } {
  const name = account.trim().toLowerCase();
  if (device) return { own: bucketOf(`${what}-device`, name, device), network: null };
  const network = subnetOf(request.ip);
  return {
    own: bucketOf(what, name, network),
    network: bucketOf(`${what}-network`, network),
  };
}

const seconds = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1000;

async function waitLeft({ db, now }: Ctx, bucket: string): Promise<number> {
  const row = await attemptsIn(db, bucket);
  return row ? seconds(now(), row.openAt) : 0;
}

async function count({ db, now }: Ctx, bucket: string | null, rule: Rule): Promise<void> {
  if (bucket === null) return;
  const at = now();
  const before = await lockAttempts(db, bucket);
  const remembered = before && seconds(before.lastAt, at) < rule.forgetAfterSeconds ? before.failures : 0;
  const failures = remembered + 1;
  const over = failures - rule.free;
  const delay = over < 0 ? 0 : Math.min(rule.maxDelaySeconds, (rule.firstDelaySeconds ?? 1) * 2 ** over);
  const row = { failures, lastAt: at, openAt: new Date(at.getTime() + delay * 1000) };
  await keepAttempts(db, bucket, row);
}

async function refuseTooMany(ctx: Ctx, buckets: (string | null)[]): Promise<void> {
  for (const bucket of buckets) {
    const left = bucket === null ? 0 : await waitLeft(ctx, bucket);
    if (left > 0) throw new AppError('too_many', { params: { seconds: Math.ceil(left) }, retryAfter: left });
  }
}

/** Two attempts on one account are made one after the other, so that none of them slips past the count. */
async function queueUp({ db, now }: Ctx, bucket: string): Promise<void> {
  const row = { failures: 0, lastAt: now(), openAt: now() };
  await addAttempts(db, bucket, row);
  await lockAttempts(db, bucket);
}

/** An attempt at something secret: failures (errors of these codes) cost a growing delay, success forgets them. */
export async function limited<T>(
  ctx: Ctx,
  tried: Attempt,
  failures: readonly ErrorCode[],
  attempt: () => Promise<T>,
): Promise<T> {
  const { own, network } = bucketsOf(tried);
  await queueUp(ctx, own);
  await refuseTooMany(ctx, [own, network]);
  try {
    const result = await attempt();
    await forgetAttempts(ctx.db, own);
    return result;
  } catch (error) {
    if (!(error instanceof AppError) || !failures.includes(error.code)) throw error;
    await count(ctx, own, perAccount);
    await count(ctx, network, perNetwork);
    throw new AppError(error.code, { ...error.details, keepWrites: true });
  }
}

/** Something that costs us or others with every use, like a mail: each use counts. */
export async function limitedUse(ctx: Ctx, tried: Attempt): Promise<void> {
  const { own, network } = bucketsOf(tried);
  await queueUp(ctx, own);
  await refuseTooMany(ctx, [own, network]);
  await count(ctx, own, perAccount);
  await count(ctx, network, perNetwork);
}

/** Something that costs money with every use: five in an hour of one person, from whichever device and network. */
export async function limitedPerHour(ctx: Ctx, what: string, personId: string): Promise<void> {
  const own = bucketOf(`${what}-hour`, personId);
  await queueUp(ctx, own);
  await refuseTooMany(ctx, [own]);
  await count(ctx, own, perHour);
}
