import { useWaiting } from '@callboard/client';
import { checkEntity } from './check-answers.ts';
import { submitCheck } from './use-submit-check.ts';

/** Whether it was signed on this phone and has not come back as submitted yet. */
export const useSubmittedHere = (resultId: string | null): boolean =>
  useWaiting(checkEntity(resultId ?? '')).some(
    ({ name, state }) => name === submitCheck.name && (state === 'waiting' || state === 'sending'),
  );
