import type { vacations } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { approveVacation, cancelVacation, refuseVacation } from './decide-vacation.ts';
import { deleteVacation } from './delete-vacation.ts';
import { reportSick } from './report-sick.ts';
import { requestVacation } from './request-vacation.ts';
import { vacationPreview } from './vacation-preview.ts';
import { vacationRequest } from './vacation-request.ts';
import { vacationRequests } from './vacation-requests.ts';

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
