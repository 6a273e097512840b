import { staffContracts } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';

const person = { personId: 'p-1', personName: 'Ada Kern' };

/** A contract of Ada for tests, with a November of two days. */
export const sampleContract = sampleItemOf(staffContracts.staffContracts, {
  ...person,
  id: 'c-1',
  kind: 'fullTime',
  validFrom: '2025-01-01',
  state: 'valid',
  documents: 2,
  toSign: 1,
});

export const sampleFigures = sampleOf(staffContracts.contractFigures, {
  ...person,
  month: '2026-11-01',
  quota: 960,
  planned: 600,
  worked: 570,
  provisional: true,
  timeAccount: 750,
  forecast: 690,
  vacation: {
    year: 2026,
    entitlement: 30,
    carryOver: 0.5,
    taken: 6,
    approvedFuture: 2,
    left: 22.5,
    pending: 3,
  },
});

export const sampleLines = sampleOf(staffContracts.timeAccountLines, {
  ...person,
  month: '2026-11-01',
  before: 660,
  after: 750,
  lines: [
    { day: '2026-11-02', quota: 480, worked: 570, provisional: true, balance: 90 },
    { day: '2026-11-03', quota: 480, credit: 480, why: 'sick' },
  ],
});
