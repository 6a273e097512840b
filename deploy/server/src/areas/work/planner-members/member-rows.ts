import type { CrewMemberRow } from '@callboard/contract';
import type { RawBuilder } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import type { Caller } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { personConditions } from './person-filter.db.ts';
import type { PersonFilters } from './person-filter.db.ts';
import { monthAsked } from '#platform/http/answer/range.ts';
import { viewerOf } from '../../account/access/access.public.ts';
import { todayOfTenant } from '../../account/settings/settings.public.ts';
import { figuresOf, timeOfPeople } from '../../finance/staff-contracts/staff-contracts.public.ts';
import { abilitiesOf } from './member-abilities.db.ts';
import { membersBy } from './member-rows.db.ts';
import { memberSeen } from './visible-member.db.ts';

type Wanted = PersonFilters & {
  caller: Caller;
  now: Date;
  month?: string | undefined;
  groupId: string | null;
  conditions: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

/** People with what a planner looks at before asking them. Clients are told what these can do today, and no more. */
export async function memberRows(db: Db, wanted: Wanted) {
  const { caller, now, groupId, limit, page } = wanted;
  const conditions = [...wanted.conditions, memberSeen(caller), ...(await personConditions(db, wanted))];
  const { rows, total } = await membersBy(db, { groupId, conditions, limit, page });
  const abilities = await abilitiesOf(
    db,
    rows.map(({ personId }) => personId),
  );
  const today = await todayOfTenant(db, now);
  const month = monthAsked(wanted.month, today);
  const { inside } = viewerOf(caller);
  const people = inside ? rows.map(({ personId }) => personId) : [];
  const times = await timeOfPeople(db, people, { month, today });
  const items = rows.map(({ email: _email, phone: _phone, regionId, ...row }): CrewMemberRow => {
    const time = times.get(row.personId);
    return {
      ...row,
      city: inside ? row.city : '',
      region: abilities.region(regionId),
      functions: abilities.functions(row.personId),
      tags: inside ? abilities.tags(row.personId) : [],
      skills: (inside ? abilities.skills(row.personId) : abilities.skillsOn(row.personId, today)).map(
        (skill) => ({
          ...skill,
          expired: skill.validUntil !== null && skill.validUntil < today,
        }),
      ),
      figures: time ? figuresOf(time, { month, today }) : null,
    };
  });
  return listOf(items, total, wanted);
}
