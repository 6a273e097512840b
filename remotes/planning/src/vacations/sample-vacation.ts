import { vacations } from '@callboard/contract';
import type { Absence, VacationDetail } from '@callboard/contract';
import { sampleItemOf, sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** For tests: days off of somebody else, and what a decision about them needs. */
export const sampleVacation = (own: PartOf<Absence> = {}): Absence =>
  sampleItemOf(vacations.vacationRequests, {
    id: 'v-1',
    version: 3,
    personId: 'anna',
    personName: 'Anna Kern',
    from: '2031-12-08',
    to: '2031-12-12',
    lastHalf: true,
    days: 3.5,
    comment: 'My grandmother is 90',
    may: { approve: true, refuse: true },
    ...own,
  });

export const decidedVacation = (own: PartOf<Absence> = {}): Absence =>
  sampleVacation({
    version: 4,
    status: 'approved',
    decidedAt: '2031-01-02T08:00:00Z',
    decidedBy: 'Otto Berg',
    may: {},
    ...own,
  });

export const cancellation = (own: PartOf<Absence> = {}): Absence =>
  sampleVacation({
    status: 'cancelRequested',
    decidedAt: '2031-01-02T08:00:00Z',
    decidedBy: 'Anna Kern',
    may: { refuse: true, cancel: true },
    ...own,
  });

export const sampleVacationDetail = (
  absence: Absence = sampleVacation(),
  own: PartOf<VacationDetail> = {},
): VacationDetail =>
  sampleOf(vacations.vacationRequest, {
    absence,
    bankHolidays: [{ day: '2031-12-09', caption: 'Founders’ day' }],
    minutes: 1_680,
    years: [{ year: 2031, days: 3.5, without: 12.5, with: 9, pending: 2 }],
    ...own,
  });

export const sampleAway = (n: number, own: PartOf<VacationDetail['away'][number]> = {}) =>
  sampleOf(vacations.vacationRequest.answer.shape.away.def.element, {
    id: `away-${n}`,
    personId: `p-${n}`,
    name: `Person ${n}`,
    from: '2031-12-01',
    to: '2031-12-10',
    ...own,
  });
