import type { CrewCheck } from '@callboard/contract';
import { endBreak, startBreak } from '../break/use-break.ts';
import { checkByCodeName, optimisticByCode } from '../code/optimistic-by-code.ts';
import { checkIn } from '../check-in/use-check-in.ts';
import { checkOut } from '../check-out/use-check-out.ts';
import { preCall } from '../pre-call/use-pre-call.ts';
import { undoCheck } from '../check/use-undo-check.ts';

/** Everything that can wait on the phone for one position, as it shows on its check. */
export const onSiteSteps = [
  preCall,
  checkIn,
  checkOut,
  startBreak,
  endBreak,
  undoCheck,
  { name: checkByCodeName, apply: optimisticByCode },
] as const satisfies readonly { name: string; apply?: (check: CrewCheck, made: never) => CrewCheck }[];
