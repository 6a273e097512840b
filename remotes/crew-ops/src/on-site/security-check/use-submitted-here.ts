import { useWaiting } from '@callboard/client';
import { formResultEntity } from '@callboard/parts';
import { submitCheck } from './use-submit-check.ts';

/** Whether it was signed on this phone and has not come back as submitted yet. */
export const useSubmittedHere = (resultId: string | null): boolean =>
  useWaiting(formResultEntity(resultId ?? '')).some(
    ({ name, state }) => name === submitCheck.name && (state === 'waiting' || state === 'sending'),
  );
