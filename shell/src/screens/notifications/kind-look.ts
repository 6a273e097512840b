import {
  Briefcase,
  CalendarClock,
  ClipboardList,
  Clock,
  FilePen,
  FileText,
  Hand,
  Images,
  ListTodo,
  ReceiptText,
  ShieldCheck,
  UserRound,
  Users,
  WalletCards,
} from 'lucide-react';
import type { NotificationKind } from '@callboard/contract';
import type { Icon, StatusName } from '@callboard/ui';

type Look = { readonly icon: Icon; readonly status: StatusName };
type Looks = readonly [icon: Icon, of: Partial<Record<NotificationKind, StatusName>>];

const groups: readonly Looks[] = [
  [
    Briefcase,
    {
      jobRequested: 'waiting',
      jobChanged: 'changed',
      crewChanged: 'changed',
      jobCancelled: 'trouble',
      jobReminder: 'waiting',
      jobSoon: 'waiting',
      jobExpired: 'quiet',
      jobNotNeeded: 'quiet',
      jobReactivated: 'confirmed',
      jobConfirmed: 'confirmed',
      jobRefused: 'trouble',
      spareActivated: 'spare',
    },
  ],
  [
    Hand,
    {
      vacancyOffered: 'spare',
      vacancyApplied: 'waiting',
      vacancyAccepted: 'confirmed',
      vacancyRejected: 'quiet',
      vacancyReopened: 'spare',
    },
  ],
  [
    Users,
    {
      preCallMissing: 'trouble',
      noShowHint: 'trouble',
      noShow: 'trouble',
      membershipAdded: 'confirmed',
      membershipRemoved: 'quiet',
    },
  ],
  [
    Clock,
    {
      autoClosed: 'quiet',
      signOffDue: 'waiting',
      hoursCorrected: 'changed',
      hoursKept: 'quiet',
      hoursObjected: 'waiting',
    },
  ],
  [
    FilePen,
    {
      deliveryNoteToSign: 'waiting',
      deliveryNoteUnsigned: 'waiting',
      deliveryNoteProblem: 'trouble',
      deliveryNoteAnswered: 'quiet',
      deliveryNoteReopened: 'changed',
      crewChiefSheetReleased: 'quiet',
      documentToSign: 'waiting',
      documentReminder: 'waiting',
    },
  ],
  [
    FileText,
    {
      documentDeclined: 'trouble',
      documentDelegated: 'quiet',
      documentExpired: 'trouble',
      documentVoided: 'quiet',
      documentReplaced: 'changed',
      documentSigned: 'confirmed',
      documentExpiring: 'waiting',
      uploadApproved: 'confirmed',
      uploadRejected: 'trouble',
    },
  ],
  [Images, { photoApproved: 'confirmed', photoRejected: 'trouble' }],
  [
    UserRound,
    {
      pictureApproved: 'confirmed',
      pictureRejected: 'trouble',
      changeApproved: 'confirmed',
      changeRejected: 'trouble',
    },
  ],
  [ClipboardList, { formDue: 'waiting', trainingExpiring: 'waiting' }],
  [
    ShieldCheck,
    { securityCheckDue: 'waiting', securityCheckMissing: 'trouble', securityCheckCancelled: 'quiet' },
  ],
  [
    CalendarClock,
    {
      vacationRequested: 'waiting',
      vacationApproved: 'confirmed',
      vacationRefused: 'trouble',
      vacationReminder: 'waiting',
      vacationCancelRequested: 'waiting',
      vacationCancelled: 'quiet',
      vacationKept: 'quiet',
      sickReported: 'trouble',
      blockedConfirmedJob: 'trouble',
    },
  ],
  [
    WalletCards,
    {
      payrollReleased: 'confirmed',
      payrollDeclined: 'trouble',
      payrollAnswered: 'quiet',
      payrollWindowEnds: 'waiting',
      payrollNoted: 'quiet',
    },
  ],
  [
    ReceiptText,
    {
      receiptApproved: 'confirmed',
      receiptRejected: 'trouble',
      receiptPaid: 'confirmed',
      receiptNoted: 'quiet',
    },
  ],
];

/** What kind of thing it is about, and whether it is good news or waits for an answer. */
export function kindLook(kind: NotificationKind): Look {
  for (const [icon, of] of groups) {
    const status = of[kind];
    if (status) return { icon, status };
  }
  return { icon: ListTodo, status: 'waiting' };
}
