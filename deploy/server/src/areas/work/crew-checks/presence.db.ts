import { awayAbsenceStates } from '@callboard/domain';
import type { PresenceFacts } from '@callboard/domain';
import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';

/** Of `crew_item as i`: the person was reported ill or given leave for the day on which the position begins. */
export const isAbsent = sql<boolean>`exists (select from absence a where a.tenant_id = i.tenant_id
  and a.person_id = i.person_id and a.status ${oneOf(awayAbsenceStates)}
  and i.start_date between a.from_day and a.to_day and not (a.first_half and a.from_day = i.start_date)
  and not (a.last_half and a.to_day = i.start_date))`;

/** Of `crew_check as k`. */
const isOnBreak = sql<boolean>`exists (select from crew_break b where b.tenant_id = k.tenant_id
  and b.check_id = k.id and b.until_at is null)`;
const isPreCalled = sql<boolean>`exists (select from crew_check_event e where e.tenant_id = k.tenant_id
  and e.check_id = k.id and e.kind = 'preCall' and e.undone_at is null)`;

/** What a query finds of a position beyond its own columns, as it comes out of JSON. */
export type OnSiteFacts = Pick<PresenceFacts, 'checkState' | 'onBreak' | 'preCalled' | 'absent'>;

/** Of `crew_item as i`: what tells, with the booking and the clock, what the person is. */
export const onSiteFacts = sql<OnSiteFacts>`(select jsonb_build_object('checkState', k.state,
    'onBreak', ${isOnBreak}, 'preCalled', ${isPreCalled}, 'absent', ${isAbsent})
  from (select) one left join crew_check k on k.tenant_id = i.tenant_id and k.crew_item_id = i.id)`;
