import { refreshCalendars } from './areas/account/calendar-subscriptions/refresh-calendars.sweep.ts';
import { latePush, mailUnread } from './areas/account/push/waiting/late-push.sweep.ts';
import { textUnread } from './areas/account/push/send/text-unread.sweep.ts';
import { endOffers } from './areas/work/crew-items/offer/end-offers.sweep.ts';
import { expireRequests } from './areas/work/crew-items/offer/expire-requests.sweep.ts';
import { remindRequests } from './areas/work/crew-items/offer/remind-requests.sweep.ts';
import { autoClose } from './areas/work/crew-checks/due/auto-close.sweep.ts';
import { jobSoon, noShowHint, preCallMissing } from './areas/work/crew-checks/due/remind.sweep.ts';
import { documentsSweep } from './areas/documents/documents/send/documents.sweep.ts';
import { formsSweep } from './areas/documents/forms/fill/forms.sweep.ts';
import { remindOverdue } from './areas/finance/invoices/send/remind-overdue.sweep.ts';
import type { PaperSweep, Sweep } from '#platform/jobs/sweeps.ts';
import { pictureReminder } from './areas/people/persons/pictures/picture-reminder.sweep.ts';
import { sizePhotos } from './areas/work/photos/size-photos.sweep.ts';
import { payrollDrafts } from './areas/finance/payrolls/draft/payroll-drafts.sweep.ts';
import { payrollWindow } from './areas/finance/payrolls/answer/payroll-window.sweep.ts';
import { plusCrewDaysSweep } from './areas/work/plus-crews/plus-crew-days.sweep.ts';
import {
  deliveryNoteUnsigned,
  forgetLiveLocations,
  signOffDue,
} from './areas/work/project-crews/sign-off/crew.sweep.ts';
import { readCalendars } from './areas/people/private-calendars/read-calendars.sweep.ts';
import { remindVacations } from './areas/people/vacations/decide/remind-vacations.sweep.ts';
import { securityChecksSweep } from './areas/work/security-checks/security-checks.sweep.ts';

/** What is looked at every minute, in this order. */
export const sweepTable: readonly (Sweep | PaperSweep)[] = [
  remindRequests,
  expireRequests,
  endOffers,
  documentsSweep,
  formsSweep,
  securityChecksSweep,
  payrollDrafts,
  payrollWindow,
  remindOverdue,
  plusCrewDaysSweep,
  jobSoon,
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
  readCalendars,
  latePush,
  textUnread,
  mailUnread,
];
