import type { crewChecks } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { approveCheck } from './approve-check.ts';
import { checkAll } from './check-all.ts';
import { checkByCode } from './check-by-code.ts';
import { checkCode } from './check-code.ts';
import { checkIn } from './check-in.ts';
import { checkOut } from './check-out.ts';
import { checkHours } from './check-hours.ts';
import { correctCheck } from './correct-check.ts';
import { crewCheck } from './crew-check.ts';
import { downloadCrewCheck } from './download-crew-check.ts';
import { endBreak } from './end-break.ts';
import { keepHours } from './keep-hours.ts';
import { objectToHours } from './object-to-hours.ts';
import { preCall } from './pre-call.ts';
import { signCrewCheck } from './sign-crew-check.ts';
import { startBreak } from './start-break.ts';
import { undoCheck } from './undo-check.ts';
import { withdrawObjection } from './withdraw-objection.ts';

export const crewChecksRoutes: AreaRoutes<typeof crewChecks> = {
  crewCheck,
  checkHours,
  objectToHours,
  withdrawObjection,
  keepHours,
  downloadCrewCheck,
  signCrewCheck,
  preCall,
  checkIn,
  checkOut,
  undoCheck,
  startBreak,
  endBreak,
  checkAll,
  checkCode,
  checkByCode,
  approveCheck,
  correctCheck,
};
