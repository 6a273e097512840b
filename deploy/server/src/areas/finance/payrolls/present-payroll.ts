import type { PayrollDocument, PayrollItem, PayrollRow } from '@callboard/contract';
import { isoAt, payrollAfter, payrollItemAfter } from '@callboard/domain';
import { namedPerson } from '../../../platform/db/full-name.ts';
import { accountsFor } from '../finance/finance.public.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import type { PayrollDocumentFacts } from './payroll-documents.db.ts';
import type { PayrollItemFacts } from './payroll-items.db.ts';
import type { PayrollFacts } from './payrolls.db.ts';

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export function payrollRowOf(row: PayrollFacts, caller: Caller): PayrollRow {
  const accounts = accountsFor(caller, 'payrolls');
  const mine = row.person_id === caller.personId;
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    person: { id: row.person_id, name: row.personName },
    fromDay: row.from_day,
    toDay: row.to_day,
    status: row.status,
    minutes: row.minutes,
    grossMinor: row.gross_minor,
    netMinor: row.net_minor,
    currency: row.currency,
    items: row.items,
    openItems: row.openItems,
    declinedItems: row.declinedItems,
    zeroItems: row.zeroItems,
    documents: row.documents,
    releasedAt: isoOf(row.released_at),
    windowEndsAt: isoOf(row.window_ends_at),
    confirmedAt: isoOf(row.confirmed_at),
    autoAccepted: row.auto_accepted,
    paidAt: isoOf(row.paid_at),
    may: {
      sign: mine && payrollAfter(row.status, 'sign') !== null,
      release: accounts && row.items > 0 && payrollAfter(row.status, 'release') !== null,
      pay: accounts && payrollAfter(row.status, 'pay') !== null,
      lock: accounts && payrollAfter(row.status, 'lock') !== null,
    },
  };
}

function jobOf(row: PayrollItemFacts): PayrollItem['job'] {
  if (row.projectId === null && row.crew_item_id === null) return null;
  const at = (time: Date | null) => time && isoAt(time, row.time_zone ?? 'UTC');
  return {
    crewItemId: row.crew_item_id,
    project:
      (row.projectId && {
        id: row.projectId,
        number: row.projectNumber ?? '',
        name: row.projectName ?? '',
      }) ||
      null,
    crew: row.crewId === null ? null : { id: row.crewId, name: row.crewName ?? '' },
    function: row.function,
    startsAt: at(row.starts_at),
    endsAt: at(row.ends_at),
  };
}

export function payrollItemOf(row: PayrollItemFacts, caller: Caller): PayrollItem {
  const accounts = accountsFor(caller, 'payrolls');
  const mine = row.person_id === caller.personId;
  const can = (move: Parameters<typeof payrollItemAfter>[2]) =>
    payrollItemAfter(row.payrollStatus, row.status, move) !== null;
  return {
    id: row.id,
    version: row.version,
    payroll: {
      id: row.payroll_id,
      number: row.payrollNumber,
      status: row.payrollStatus,
      windowEndsAt: isoOf(row.window_ends_at),
    },
    caption: row.caption,
    day: row.day,
    job: jobOf(row),
    plannedMinutes: row.planned_minutes,
    checkedMinutes: row.checked_minutes,
    approvedMinutes: row.approved_minutes,
    paidMinutes: row.paid_minutes,
    amountMinor: row.amount_minor,
    currency: row.currency,
    status: row.status,
    declinedBody: row.declined_body,
    answerBody: row.answer_body,
    answeredBy: namedPerson(row.answered_by, row.answeredByName),
    changedAt: isoOf(row.changed_at),
    may: {
      confirm: mine && can('confirm'),
      decline: mine && can('decline'),
      answer: accounts && can('answer'),
      correct: accounts && can('correct'),
    },
  };
}

/** The item as the screen shows it, with what its position was agreed to be paid. */
export const payrollLineOf = (row: PayrollItemFacts, caller: Caller) => ({
  ...payrollItemOf(row, caller),
  basis: row.basis,
  agreedMinor: row.agreedMinor,
});
export type PayrollLine = Pick<
  ReturnType<typeof payrollLineOf>,
  | 'day'
  | 'caption'
  | 'job'
  | 'plannedMinutes'
  | 'checkedMinutes'
  | 'approvedMinutes'
  | 'paidMinutes'
  | 'amountMinor'
  | 'status'
  | 'declinedBody'
  | 'answerBody'
  | 'answeredBy'
  | 'basis'
  | 'agreedMinor'
>;

export const payrollDocumentOf = (row: PayrollDocumentFacts): PayrollDocument => ({
  id: row.id,
  number: row.number,
  name: row.name,
  type: { id: row.typeId, name: row.typeName },
  payroll:
    row.payrollId === null
      ? null
      : {
          id: row.payrollId,
          number: row.payrollNumber ?? '',
          fromDay: row.from_day ?? '',
          toDay: row.to_day ?? '',
        },
  createdAt: row.created_at.toISOString(),
  size: row.size,
  fileType: row.fileType,
  withheld: row.withheld,
});
