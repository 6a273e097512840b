import { createHash } from 'node:crypto';

/** Chance that falls the same way every time. */
export type Dice = {
  /** 0 ≤ n < sides */
  roll(sides: number): number;
  pick<T>(of: readonly T[]): T;
};

export function diceOf(seed: string): Dice {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  // mulberry32: small, and even enough for a demo.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const roll = (sides: number): number => Math.floor(next() * sides);
  return {
    roll,
    pick: <T>(of: readonly T[]): T => of[roll(of.length)] as T,
  };
}

/** The same id for the same thing in every seeding, another one in every tenant. */
export function seedId(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join('/')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
