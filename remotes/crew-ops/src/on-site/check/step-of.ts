import type { CallError } from '@callboard/client';

/** Whose step it is. */
export type StepOf = {
  readonly crewId: string;
  /** The crew, or the person for whom the chief does it; stands in the list of what waits on the phone. */
  readonly what: string;
  /** Instead of the toast, where the screen itself shows what was refused. */
  readonly onRefused?: ((error: CallError) => void) | undefined;
};
