import type { crewChecks } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { approveCheck } from './hours/approve-check.ts';
import { checkAll } from './take/check-all.ts';
import { checkByCode } from './take/check-by-code.ts';
import { checkCode } from './take/check-code.ts';
import { checkIn } from './take/check-in.ts';
import { checkOut } from './take/check-out.ts';
import { checkHours } from './hours/check-hours.ts';
import { correctCheck } from './hours/correct-check.ts';
import { crewCheck } from './read/crew-check.ts';
import { downloadCrewCheck } from './sign/download-crew-check.ts';
import { endBreak } from './take/end-break.ts';
import { keepHours } from './hours/keep-hours.ts';
import { objectToHours } from './hours/object-to-hours.ts';
import { preCall } from './take/pre-call.ts';
import { signCrewCheck } from './sign/sign-crew-check.ts';
import { startBreak } from './take/start-break.ts';
import { undoCheck } from './take/undo-check.ts';
import { withdrawObjection } from './hours/withdraw-objection.ts';

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
