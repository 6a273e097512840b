import type { InputOf } from '@callboard/client';
import type { documents } from '@callboard/contract';
import type { Choice } from '@callboard/parts';

export type SigningOrder = NonNullable<InputOf<typeof documents.createDocument>['body']['signatoriesOrder']>;
export type Signers = readonly Choice[];

/** One place up (-1) or down (1); at the end of the list nothing moves. */
export function movedSigner(signers: Signers, id: string, by: -1 | 1): Signers {
  const from = signers.findIndex((one) => one.id === id);
  const to = from + by;
  const one = signers[from];
  if (!one || to < 0 || to >= signers.length) return signers;
  return signers.toSpliced(from, 1).toSpliced(to, 0, one);
}

/** Everybody once: whoever was chosen and not added yet signs last. */
export const allSigners = (signers: Signers, chosen: Choice | null): Signers =>
  chosen && !signers.some(({ id }) => id === chosen.id) ? [...signers, chosen] : signers;

/** One after the other each has a step of their own, all at once they share the first. */
export const stepsOf = (signers: Signers, order: SigningOrder) =>
  signers.map(({ id: personId }, at) => ({
    personId,
    step: order === 'one by one' ? at + 1 : 1,
    required: true,
    role: '',
  }));
