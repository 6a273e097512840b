import { liveKeySigns } from '@callboard/contract';

const kept = 64;
const answered = new Map<string, number>();

/** A write of this page was answered: what is read from now on contains it. */
export function noteOwnWrite(key: string): void {
  answered.set(key.slice(0, liveKeySigns), performance.now());
  const [oldest] = answered.keys();
  if (answered.size > kept && oldest !== undefined) answered.delete(oldest);
}

/** When, by the steady clock, the write was answered that a live message names; nothing where it is none of this page. */
export const ownWriteAnsweredAt = (by: string | undefined): number | undefined =>
  by === undefined ? undefined : answered.get(by);
