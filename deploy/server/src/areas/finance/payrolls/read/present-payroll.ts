import type { PayrollDocument, PayrollItem, PayrollRow } from '@callboard/contract';
import { isoAt, payrollAfter, payrollItemAfter } from '@callboard/domain';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import { accountsFor } from '../../finance/finance.public.ts';
import type { Caller } from '#platform/http/handler.ts';
import type { PayrollDocumentFacts } from './payroll-documents.db.ts';
import type { PayrollItemFacts } from './payroll-items.db.ts';
import type { PayrollFacts } from './payrolls.db.ts';

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export function payrollRowOf(row: PayrollFacts, caller: Caller): PayrollRow {
  const accounts = accountsFor(caller, 'payrolls');
  const mine = row.personId === caller.personId;
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    person: { id: row.personId, name: row.personName },
    fromDay: row.fromDay,
    toDay: row.toDay,
    status: row.status,
    minutes: row.minutes,
    grossMinor: row.grossMinor,
    netMinor: row.netMinor,
    currency: row.currency,
    items: row.items,
    openItems: row.openItems,
    declinedItems: row.declinedItems,
    zeroItems: row.zeroItems,
    documents: row.documents,
    releasedAt: isoOf(row.releasedAt),
    windowEndsAt: isoOf(row.windowEndsAt),
    confirmedAt: isoOf(row.confirmedAt),
    autoAccepted: row.autoAccepted,
    paidAt: isoOf(row.paidAt),
    may: {
      sign: mine && payrollAfter(row.status, 'sign') !== null,
      release: accounts && row.items > 0 && payrollAfter(row.status, 'release') !== null,
      pay: accounts && payrollAfter(row.status, 'pay') !== null,
      lock: accounts && payrollAfter(row.status, 'lock') !== null,
    },
  };
}

function jobOf(row: PayrollItemFacts): PayrollItem['job'] {
  if (row.projectId === null && row.crewItemId === null) return null;
  const at = (time: Date | null) => time && isoAt(time, row.timeZone ?? 'UTC');
  return {
    crewItemId: row.crewItemId,
    project:
      (row.projectId && {
        id: row.projectId,
        number: row.projectNumber ?? '',
        name: row.projectName ?? '',
      }) ||
      null,
    crew: row.crewId === null ? null : { id: row.crewId, name: row.crewName ?? '' },
    function: row.function,
    startsAt: at(row.startsAt),
    endsAt: at(row.endsAt),
  };
}

export function payrollItemOf(row: PayrollItemFacts, caller: Caller): PayrollItem {
  const accounts = accountsFor(caller, 'payrolls');
  const mine = row.personId === caller.personId;
  const can = (move: Parameters<typeof payrollItemAfter>[2]) =>
    payrollItemAfter(row.payrollStatus, row.status, move) !== null;
  return {
    id: row.id,
    version: row.version,
    payroll: {
      id: row.payrollId,
      number: row.payrollNumber,
      status: row.payrollStatus,
      windowEndsAt: isoOf(row.windowEndsAt),
    },
    caption: row.caption,
    day: row.day,
    job: jobOf(row),
    plannedMinutes: row.plannedMinutes,
    checkedMinutes: row.checkedMinutes,
    approvedMinutes: row.approvedMinutes,
    paidMinutes: row.paidMinutes,
    amountMinor: row.amountMinor,
    currency: row.currency,
    status: row.status,
    declinedBody: row.declinedBody,
    answerBody: row.answerBody,
    answeredBy: namedPerson(row.answeredBy, row.answeredByName),
    changedAt: isoOf(row.changedAt),
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
          fromDay: row.fromDay ?? '',
          toDay: row.toDay ?? '',
        },
  createdAt: row.createdAt.toISOString(),
  size: row.size,
  fileType: row.fileType,
  withheld: row.withheld,
});
