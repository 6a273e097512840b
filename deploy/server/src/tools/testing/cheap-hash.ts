import { hashSync } from '@node-rs/argon2';

/** Cheap on purpose: what a hash costs stands in the hash. */
export const cheapHash = (text: string): string =>
  hashSync(text, { memoryCost: 8, timeCost: 1, parallelism: 1 });
