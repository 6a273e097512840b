import type { Absence, VacationDetail } from '@callboard/contract';

/** For tests: days off of somebody else, and what a decision about them needs. */
export const sampleVacation = (own: Partial<Absence> = {}): Absence => ({
  id: 'v-1',
  version: 3,
  personId: 'anna',
  personName: 'Anna Kern',
  kind: 'vacation',
  status: 'requested',
  from: '2031-12-08',
  to: '2031-12-12',
  firstHalf: false,
  lastHalf: true,
  days: 3.5,
  comment: 'My grandmother is 90',
  reason: '',
  requestedAt: '2031-01-01T08:00:00Z',
  decidedAt: null,
  decidedBy: null,
  clashes: [],
  may: { withdraw: false, requestCancel: false, approve: true, refuse: true, cancel: false },
  ...own,
});

const nothing = { withdraw: false, requestCancel: false, approve: false, refuse: false, cancel: false };

export const decidedVacation = (own: Partial<Absence> = {}): Absence =>
  sampleVacation({
    version: 4,
    status: 'approved',
    decidedAt: '2031-01-02T08:00:00Z',
    decidedBy: 'Otto Berg',
    may: nothing,
    ...own,
  });

export const cancellation = (own: Partial<Absence> = {}): Absence =>
  sampleVacation({
    status: 'cancelRequested',
    decidedAt: '2031-01-02T08:00:00Z',
    decidedBy: 'Anna Kern',
    may: { ...nothing, refuse: true, cancel: true },
    ...own,
  });

export const sampleVacationDetail = (
  absence: Absence = sampleVacation(),
  own: Partial<VacationDetail> = {},
): VacationDetail => ({
  absence,
  weekends: 0,
  bankHolidays: [{ day: '2031-12-09', caption: 'Founders’ day' }],
  minutes: 1_680,
  years: [{ year: 2031, days: 3.5, without: 12.5, with: 9, pending: 2 }],
  timeAccount: null,
  away: [],
  colleagues: 0,
  plan: [],
  ask: [],
  ...own,
});

export const sampleAway = (n: number, own: Partial<VacationDetail['away'][number]> = {}) => ({
  id: `away-${n}`,
  personId: `p-${n}`,
  name: `Person ${n}`,
  from: '2031-12-01',
  to: '2031-12-10',
  asked: false,
  sameFunction: null,
  sameCrew: null,
  ...own,
});
