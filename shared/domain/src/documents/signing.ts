import { isOneOf } from '../states/is-one-of.ts';
import { signatoryGroups } from './document-states.ts';
import type { SignatoryStatus } from './document-states.ts';

/** Somebody who is to sign. Equal steps are the same step. */
export type SigningStep = {
  id: string;
  name: string;
  step: number;
  required: boolean;
  status: SignatoryStatus;
  signed: boolean;
};
type Order = { signatoriesOrder: string };

/** The captions of the states of a signatory, as the rules name them. */
export const signatoryCaptions = {
  readyToSign: 'Ready to sign',
  onGoing: 'On Going',
  signed: 'Signed',
  declined: 'Declined',
  expired: 'Expired',
  void: 'Void',
} as const satisfies Record<SignatoryStatus, string>;

export const signsOneByOne = ({ signatoriesOrder }: Order): boolean =>
  signatoriesOrder.toLowerCase() === 'one by one';

/** Ready: the state says so and the document lets people sign. */
export const isReadyToSign = (
  { status }: Pick<SigningStep, 'status'>,
  { allowSignatories }: { allowSignatories: boolean },
): boolean => allowSignatories && isOneOf(status, signatoryGroups.signable);

/** Those whose signature the document waits for: the required ones; where none is required, all. */
export function neededOf(steps: readonly SigningStep[]): SigningStep[] {
  const standing = steps.filter(({ status }) => status !== 'void');
  const required = standing.filter((one) => one.required);
  return required.length > 0 ? required : standing.filter(({ status }) => status !== 'declined');
}

/** Signed: there are signatures to be given and all of them are. Without signatories never. */
export function isSigned(steps: readonly SigningStep[]): boolean {
  const needed = neededOf(steps);
  return needed.length > 0 && needed.every(({ signed }) => signed);
}

/** Those of the nearest step before this one who must sign and have not. Nobody where all sign at once. */
export function waitingFor(
  own: Pick<SigningStep, 'step'>,
  steps: readonly SigningStep[],
  order: Order,
): SigningStep[] {
  if (!signsOneByOne(order)) return [];
  const before = steps.filter((one) => one.step < own.step && one.required && one.status !== 'void');
  const nearest = Math.max(...before.map(({ step }) => step));
  return before.filter((one) => one.step === nearest && !one.signed);
}

export const isTurnOf = (
  own: SigningStep,
  steps: readonly SigningStep[],
  document: Order & { allowSignatories: boolean },
): boolean => !own.signed && isReadyToSign(own, document) && waitingFor(own, steps, document).length === 0;

/** All whose turn it is. */
export const whoseTurn = (
  steps: readonly SigningStep[],
  document: Order & { allowSignatories: boolean },
): SigningStep[] => steps.filter((one) => isTurnOf(one, steps, document));
