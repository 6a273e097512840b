import { absenceGroups } from '@callboard/domain';
import type { PresenceFacts } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';

/** The person was reported ill or given leave for the day on which the position begins. */
export const isAbsent = sql<boolean>`exists (select from absence where absence."personId" = "crewItem"."personId"
  and absence.status ${oneOf(absenceGroups.away)}
  and "crewItem"."startDate" between absence."fromDay" and absence."toDay"
    and not (absence."firstHalf" and absence."fromDay" = "crewItem"."startDate")
  and not (absence."lastHalf" and absence."toDay" = "crewItem"."startDate"))`;

const isOnBreak = sql<boolean>`exists (select from "crewBreak" where "crewBreak"."checkId" = "crewCheck".id
  and "crewBreak"."untilAt" is null)`;
const isPreCalled = sql<boolean>`exists (select from "crewCheckEvent"
  where "crewCheckEvent"."checkId" = "crewCheck".id and "crewCheckEvent".kind = 'preCall'
    and "crewCheckEvent"."undoneAt" is null)`;

/** What a query finds of a position beyond its own columns, as it comes out of JSON. */
export type OnSiteFacts = Pick<PresenceFacts, 'checkState' | 'onBreak' | 'preCalled' | 'absent'>;

/** What tells, with the booking and the clock, what the person is. */
export const onSiteFacts = sql<OnSiteFacts>`(select jsonb_build_object('checkState', "crewCheck".state,
    'onBreak', ${isOnBreak}, 'preCalled', ${isPreCalled}, 'absent', ${isAbsent})
  from (select) one left join "crewCheck" on "crewCheck"."crewItemId" = "crewItem".id)`;
