import { refreshCalendars } from './calendar-subscriptions/refresh-calendars.round.ts';
import { expireRequests } from './crew-items/expire-requests.round.ts';
import { remindRequests } from './crew-items/remind-requests.round.ts';
import { autoClose } from './crew-checks/auto-close.round.ts';
import { noShowHint, preCallMissing } from './crew-checks/remind.round.ts';
import { documentsRound } from './documents/documents-round.ts';
import { formsRound } from './forms/forms.round.ts';
import type { Round } from './jobs/rounds.ts';
import { pictureReminder } from './persons/picture-reminder.round.ts';
import { sizePhotos } from './photos/size-photos.round.ts';
import { payrollDrafts } from './payrolls/payroll-drafts.round.ts';
import { payrollWindow } from './payrolls/payroll-window.round.ts';
import { plusCrewDaysRound } from './plus-crews/plus-crew-days.round.ts';
import { deliveryNoteUnsigned, forgetLiveLocations, signOffDue } from './project-crews/crew.round.ts';
import { remindVacations } from './vacations/remind-vacations.round.ts';
import { securityChecksRound } from './security-checks/security-checks.round.ts';

/** What is looked at every minute, in this order. */
export const roundTable: readonly Round[] = [
  remindRequests,
  expireRequests,
  documentsRound,
  formsRound,
  securityChecksRound,
  payrollDrafts,
  payrollWindow,
  plusCrewDaysRound,
  preCallMissing,
  noShowHint,
  autoClose,
  signOffDue,
  deliveryNoteUnsigned,
  forgetLiveLocations,
  pictureReminder,
  sizePhotos,
  remindVacations,
  refreshCalendars,
];
