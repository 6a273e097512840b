import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#platform/errors/app-error.ts';
import { limitConcurrency } from '#platform/limit-concurrency.ts';

/** Argon2id: 64 MiB, three passes, one lane. The number is the library's name for argon2id. */
const cost = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;

/** Hashing is dear on purpose: two at a time, sixteen wait, the rest are told to come back. */
const through = limitConcurrency(2, 16, () => new AppError('unavailable', { retryAfter: 2 }));

export const hashPassword = (password: string): Promise<string> => through(() => hash(password, cost));

/** Verified where there is nothing to verify, so that an unknown login takes as long as a wrong password. */
let nobody: Promise<string> | undefined;

export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hash('nobody has this password', cost);
  const against = passwordHash ?? (await nobody);
  const fits = await through(() => verify(against, password));
  return fits && passwordHash !== null;
}
