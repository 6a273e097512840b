import { crewChecks } from '@callboard/contract';
import type { CheckHours, HoursObjection } from '@callboard/contract';
import { sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';
import { sampleStatus } from '../../crew/crew/sample-crew.ts';

/** Ada's night, signed off as it was checked. */
export function sampleHours({ may, ...own }: PartOf<CheckHours> = {}): CheckHours {
  const check = sampleStatus('Ada');
  return sampleOf(crewChecks.checkHours, {
    ...check,
    signedOff: true,
    status: 'cleared',
    approvedFrom: check.checkedFrom,
    approvedUntil: check.checkedUntil,
    approvedBreakMinutes: 45,
    approvedMinutes: 565,
    project: { number: '4711', name: 'Spring Gala' },
    crewName: 'Load-in',
    office: ['Marlene Office'],
    ...own,
    may: { download: true, ...may },
  });
}

/** Ada says that she worked half an hour longer. */
export const sampleObjection = (own: PartOf<HoursObjection> = {}): HoursObjection =>
  sampleOf(crewChecks.checkHours.answer.shape.objection.def.innerType, {
    id: 'objection-1',
    from: '2025-11-21T19:50:00+01:00',
    until: '2025-11-22T06:30:00+01:00',
    breakMinutes: 45,
    minutes: 595,
    comment: 'We unloaded until half past six',
    at: '2025-11-22T10:00:00+01:00',
    state: 'open',
    ...own,
  });
