import { awayAbsenceStates } from '@callboard/domain';
import type { PresenceFacts } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';

/** Of `crewItem as i`: the person was reported ill or given leave for the day on which the position begins. */
export const isAbsent = sql<boolean>`exists (select from absence a where a."personId" = i."personId" and a.status ${oneOf(awayAbsenceStates)}
  and i."startDate" between a."fromDay" and a."toDay" and not (a."firstHalf" and a."fromDay" = i."startDate")
  and not (a."lastHalf" and a."toDay" = i."startDate"))`;

/** Of `crewCheck as k`. */
const isOnBreak = sql<boolean>`exists (select from "crewBreak" b where b."checkId" = k.id and b."untilAt" is null)`;
const isPreCalled = sql<boolean>`exists (select from "crewCheckEvent" e where e."checkId" = k.id and e.kind = 'preCall' and e."undoneAt" is null)`;

/** What a query finds of a position beyond its own columns, as it comes out of JSON. */
export type OnSiteFacts = Pick<PresenceFacts, 'checkState' | 'onBreak' | 'preCalled' | 'absent'>;

/** Of `crewItem as i`: what tells, with the booking and the clock, what the person is. */
export const onSiteFacts = sql<OnSiteFacts>`(select jsonb_build_object('checkState', k.state,
    'onBreak', ${isOnBreak}, 'preCalled', ${isPreCalled}, 'absent', ${isAbsent})
  from (select) one left join "crewCheck" k on k."crewItemId" = i.id)`;
