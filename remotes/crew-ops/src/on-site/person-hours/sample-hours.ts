import type { CheckHours, HoursObjection } from '@callboard/contract';
import { sampleStatus } from '../../crew/crew/sample-crew.ts';

type Own = Partial<Omit<CheckHours, 'may'>> & { may?: Partial<CheckHours['may']> };

/** Ada's night, signed off as it was checked. */
export function sampleHours(own: Own = {}): CheckHours {
  const { crewChief: _, absent: __, phone: ___, ...check } = sampleStatus('Ada');
  return {
    ...check,
    signedOff: true,
    status: 'cleared',
    approvedFrom: check.checkedFrom,
    approvedUntil: check.checkedUntil,
    approvedBreakMinutes: 45,
    approvedMinutes: 565,
    project: { number: '4711', name: 'Spring Gala' },
    crewName: 'Load-in',
    corrections: [],
    objection: null,
    office: ['Marlene Office'],
    monthLocked: false,
    noteSigned: false,
    hourPay: null,
    signedAt: null,
    ...own,
    may: {
      ...check.may,
      object: false,
      withdraw: false,
      keep: false,
      download: true,
      sign: false,
      ...own.may,
    },
  };
}

/** Ada says that she worked half an hour longer. */
export const sampleObjection = (own: Partial<HoursObjection> = {}): HoursObjection => ({
  id: 'objection-1',
  from: '2025-11-21T19:50:00+01:00',
  until: '2025-11-22T06:30:00+01:00',
  breakMinutes: 45,
  minutes: 595,
  comment: 'We unloaded until half past six',
  at: '2025-11-22T10:00:00+01:00',
  state: 'open',
  answer: '',
  settledBy: null,
  settledAt: null,
  ...own,
});
