import { payrolls } from '@callboard/contract';
import type { Payroll, PayrollItem, PayrollRow } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf, TestServer } from '@callboard/testing';

export const samplePayrollRow = (own: PartOf<PayrollRow> = {}): PayrollRow =>
  sampleItemOf(payrolls.payrolls, {
    id: 'pay-1',
    version: 3,
    number: 'L-7',
    person: { id: 'ada', name: 'Ada Novak' },
    fromDay: '2026-10-01',
    toDay: '2026-10-31',
    status: 'released',
    minutes: 6750,
    grossMinor: 234_550,
    netMinor: 187_640,
    currency: 'EUR',
    items: 3,
    openItems: 2,
    documents: 1,
    releasedAt: '2026-11-02T08:00:00Z',
    windowEndsAt: '2026-11-05T08:00:00Z',
    may: { sign: true },
    ...own,
  });

export const samplePayroll = (own: PartOf<Payroll> = {}): Payroll =>
  sampleOf(payrolls.payroll, {
    ...samplePayrollRow(),
    toSign: {
      items: 3,
      minutes: 6750,
      language: 'en',
      text: 'I confirm 3 items, 112:30 h',
      sha256: 'a'.repeat(64),
    },
    ...own,
  });

export const samplePayrollItem = (own: PartOf<PayrollItem> = {}): PayrollItem =>
  sampleOf(payrolls.payrollItem, {
    id: 'item-1',
    version: 5,
    payroll: { id: 'pay-1', number: 'L-7', status: 'released', windowEndsAt: null },
    caption: 'Night at the opera',
    day: '2026-10-03',
    job: {
      crewItemId: 'job-1',
      project: { id: 'p-7', number: 'P-7', name: 'Opera' },
      crew: { id: 'crew-1', name: 'Get-in' },
      function: 'Rigger',
      startsAt: '2026-10-03T08:00:00+02:00',
      endsAt: '2026-10-03T16:30:00+02:00',
    },
    plannedMinutes: 510,
    checkedMinutes: 505,
    approvedMinutes: 495,
    paidMinutes: 495,
    amountMinor: 14_850,
    currency: 'EUR',
    status: 'open',
    may: { confirm: true, decline: true },
    ...own,
  });

const listOf = <Row>(items: readonly Row[]) => ({ items, total: items.length, page: 1, limit: 1000 });

/** A server with one payroll, its items and an empty history. */
export function answerWithPayroll(server: TestServer, payroll: Payroll, items: readonly PayrollItem[]): void {
  server.on('GET /payrolls', () => ({ body: listOf([payroll]) }));
  for (const key of [payroll.id, payroll.number]) {
    server.on(`GET /payrolls/${key}`, () => ({ body: payroll }));
    server.on(`GET /payrolls/${key}/items`, () => ({ body: listOf(items) }));
    server.on(`GET /payrolls/${key}/activities`, () => ({ body: listOf([]) }));
  }
  for (const item of items) {
    server.on(`GET /payrollItems/${item.id}`, () => ({ body: item }));
    server.on(`GET /payrollItems/${item.id}/activities`, () => ({ body: listOf([]) }));
  }
}
