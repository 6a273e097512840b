import type { vacations } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { approveVacation, cancelVacation, refuseVacation } from './decide/decide-vacation.ts';
import { deleteVacation } from './decide/delete-vacation.ts';
import { reportSick } from './ask/report-sick.ts';
import { requestVacation } from './ask/request-vacation.ts';
import { vacationPreview } from './ask/vacation-preview.ts';
import { vacationRequest } from './decide/vacation-request.ts';
import { vacationRequests } from './read/vacation-requests.ts';

export const vacationsRoutes: AreaRoutes<typeof vacations> = {
  vacationRequests,
  vacationRequest,
  vacationPreview,
  requestVacation,
  deleteVacation,
  approveVacation,
  refuseVacation,
  cancelVacation,
  reportSick,
};
