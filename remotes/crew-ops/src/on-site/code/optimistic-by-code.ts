import type { Waiting } from '@callboard/client';
import type { crewChecks, CrewCheck } from '@callboard/contract';
import { checkedIn, checkedOut } from '../check/optimistic-check.ts';

export const checkByCodeName = 'crew-ops.check-by-code';

export const optimisticByCode = (
  check: CrewCheck,
  { input, madeAt }: Waiting<typeof crewChecks.checkByCode>,
): CrewCheck => (input.body.step === 'in' ? checkedIn : checkedOut)(check, { madeAt });
