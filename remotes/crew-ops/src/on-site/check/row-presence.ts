import type { CrewCheck, CrewStatusRow } from '@callboard/contract';
import { crewItemGroups, isOneOf, presenceOf } from '@callboard/domain';
import type { Presence, PresenceFacts } from '@callboard/domain';
import { tenantRules } from '../../base/tenant-rules.ts';

type Row = Pick<
  CrewStatusRow,
  'absent' | 'plannedFrom' | 'plannedUntil' | 'preCalledAt' | 'state' | 'status'
>;

const checkStates: Partial<Record<Presence, PresenceFacts['checkState']>> = {
  in: 'in',
  break: 'in',
  toBeChecked: 'toBeChecked',
  out: 'out',
};

/** What somebody of the crew is now: the answer may be an hour old, and steps of this phone stand on top of it. */
export const rowPresence = (row: Row, now: number): Presence =>
  presenceOf(
    {
      status: row.status,
      checkState: checkStates[row.state] ?? null,
      onBreak: row.state === 'break',
      preCalled: row.preCalledAt !== null,
      absent: row.absent,
      startsAt: new Date(row.plannedFrom),
      endsAt: new Date(row.plannedUntil),
    },
    new Date(now),
    tenantRules(),
  );

/** Has not come and can still be checked in, also after a no-show. */
export const mayStillCome = ({ checkedFrom, status }: Pick<CrewCheck, 'checkedFrom' | 'status'>): boolean =>
  checkedFrom === null && isOneOf(status, crewItemGroups.checkIn);
