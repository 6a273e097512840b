import type { CrewMemberRow } from '@callboard/contract';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { Caller } from '../http/handler.ts';
import { listOf } from '../http/paging.ts';
import { personConditions } from '../planning/person-filter.db.ts';
import type { PersonFilters } from '../planning/person-filter.db.ts';
import { monthAsked } from '../planning/range.ts';
import { viewerOf } from '../projects/viewer.ts';
import { todayOfTenant } from '../settings/today.ts';
import { figuresOf } from '../staff-contracts/figures-of.ts';
import { timeOfPeople } from '../staff-contracts/person-time.ts';
import { abilitiesOf } from './member-abilities.db.ts';
import { membersBy } from './member-rows.db.ts';
import { memberSeen } from './planner-crews.db.ts';

type Wanted = PersonFilters & {
  caller: Caller;
  now: Date;
  month?: string | undefined;
  groupId: string | null;
  conditions: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

/** People with what a planner looks at before asking them. Hours and accounts are not for clients. */
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
  const people = viewerOf(caller).inside ? rows.map(({ personId }) => personId) : [];
  const times = await timeOfPeople(db, people, { month, today });
  const items = rows.map(({ email: _email, phone: _phone, regionId, ...row }): CrewMemberRow => {
    const time = times.get(row.personId);
    return {
      ...row,
      region: abilities.region(regionId),
      functions: abilities.functions(row.personId),
      tags: abilities.tags(row.personId),
      skills: abilities.skills(row.personId).map((skill) => ({
        ...skill,
        expired: skill.validUntil !== null && skill.validUntil < today,
      })),
      figures: time ? figuresOf(time, { month, today }) : null,
    };
  });
  return listOf(items, total, wanted);
}
