import type { AnswerOf, StaffContractRow, staffContracts } from '@callboard/contract';

/** A contract of Ada for tests, with a November of two days. */
export const sampleContract: StaffContractRow = {
  id: 'c-1',
  version: 1,
  number: 'V-2001',
  personId: 'p-1',
  personName: 'Ada Kern',
  kind: 'fullTime',
  caption: '',
  validFrom: '2025-01-01',
  validUntil: null,
  state: 'valid',
  signedAt: null,
  documents: 2,
  toSign: 1,
};

export const sampleFigures: AnswerOf<typeof staffContracts.contractFigures> = {
  personId: 'p-1',
  personName: 'Ada Kern',
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
    manual: 0,
    taken: 6,
    approvedFuture: 2,
    left: 22.5,
    pending: 3,
  },
};

export const sampleLines: AnswerOf<typeof staffContracts.timeAccountLines> = {
  personId: 'p-1',
  personName: 'Ada Kern',
  month: '2026-11-01',
  before: 660,
  after: 750,
  locked: false,
  lockedAt: null,
  lines: [
    { day: '2026-11-02', quota: 480, worked: 570, credit: 0, provisional: true, why: null, balance: 90 },
    { day: '2026-11-03', quota: 480, worked: 0, credit: 480, provisional: false, why: 'sick', balance: 0 },
  ],
  bookings: [],
  may: { lock: false, unlock: false, book: false },
};
