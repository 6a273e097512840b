import { addDays } from '@callboard/domain';
import type { ItemTimes, PersonFacts, WantedItem } from '@callboard/domain';
import { sql } from 'kysely';
import { functionSkills } from '../catalogue/function-skills.db.ts';
import type { FunctionSkill } from '../catalogue/function-skills.db.ts';
import type { Db } from '../db/tables.ts';

/** The rules look a month to either side for days in a row. */
const aroundDays = 32;

type Days = { first: string; last: string };

/** Positions of people that can collide with another, by time. */
async function itemsOfPeople(db: Db, people: readonly string[], { first, last }: Days) {
  const rows = await db
    .selectFrom('crew_item as x')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'x.tenant_id').onRef('k.id', '=', 'x.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'x.tenant_id').onRef('p.id', '=', 'x.project_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    )
    .select([
      'x.person_id as personId',
      'x.id',
      'x.crew_id as crewId',
      'x.status',
      'x.start_date as startDate',
      'x.starts_at as startsAt',
      'x.ends_at as endsAt',
      'p.name as caption',
      'l.latitude',
      'l.longitude',
    ])
    .where(sql<boolean>`x.person_id = any(${[...people]})`)
    .where('x.start_date', '>=', first)
    .where('x.start_date', '<=', last)
    .where('x.status', 'not in', ['cancelled', 'notNeeded', 'refused', 'expired', 'noShow'])
    .orderBy('x.starts_at')
    .orderBy('x.id')
    .execute();
  return Map.groupBy(rows, ({ personId }) => personId);
}

/** What speaks for and against people in a stretch of days, in two queries. */
export async function peopleFacts(
  db: Db,
  people: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<Map<string, PersonFacts>> {
  if (people.length === 0) return new Map();
  const [first, last] = [addDays(from, -aroundDays), addDays(until, aroundDays)];
  const rows = await db
    .selectFrom('person as m')
    .where('m.id', 'in', [...people])
    .select([
      'm.id',
      'm.active',
      'm.kind',
      sql<string[]>`array(select x.function_id from person_function x
        where x.tenant_id = m.tenant_id and x.person_id = m.id)`.as('functions'),
      sql<PersonFacts['skills']>`coalesce((select json_agg(json_build_object('skillId', x.skill_id,
        'validFrom', x.valid_from, 'validUntil', x.valid_until)) from person_skill x
        where x.tenant_id = m.tenant_id and x.person_id = m.id), '[]')`.as('skills'),
      sql<PersonFacts['contracts']>`coalesce((select json_agg(json_build_object('validFrom', x.valid_from,
        'validUntil', x.valid_until)) from staff_contract x
        where x.tenant_id = m.tenant_id and x.person_id = m.id), '[]')`.as('contracts'),
      sql<PersonFacts['absences']>`coalesce((select json_agg(json_build_object('kind', x.kind,
        'status', x.status, 'fromDay', x.from_day, 'toDay', x.to_day, 'firstHalf', x.first_half,
        'lastHalf', x.last_half) order by x.from_day) from absence x
        where x.tenant_id = m.tenant_id and x.person_id = m.id
          and x.to_day >= ${from} and x.from_day <= ${last}
          and x.status in ('requested', 'approved', 'reported', 'cancelRequested')), '[]')`.as('absences'),
      sql<PersonFacts['blocks']>`coalesce((select json_agg(json_build_object('fromDay', x.from_day,
        'toDay', x.to_day, 'reason', x.reason) order by x.from_day) from block_date x
        where x.tenant_id = m.tenant_id and x.person_id = m.id
          and x.to_day >= ${from} and x.from_day <= ${last}), '[]')`.as('blocks'),
    ])
    .execute();
  const items = await itemsOfPeople(db, people, { first, last });
  return new Map(rows.map(({ id, ...facts }) => [id, { ...facts, items: items.get(id) ?? [] }]));
}

const asNeeds = (skills: readonly FunctionSkill[]): WantedItem['needs'] =>
  skills.map(({ id: skillId, ...skill }) => ({ skillId, ...skill }));

const clock = (time: string | null): string | null => time?.slice(0, 5) ?? null;

const itemsAsWanted = (db: Db) =>
  db
    .selectFrom('crew_item as i')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'i.tenant_id').onRef('k.id', '=', 'i.crew_id'),
    )
    .innerJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.function_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    )
    .select([
      'i.id as itemId',
      'i.crew_id as crewId',
      'i.function_id as functionId',
      'f.caption as functionCaption',
      'i.start_date as startDate',
      'i.start_time as startTime',
      'i.end_time as endTime',
      'i.end_date as endDate',
      'i.time_zone as timeZone',
      'i.standby',
      'l.latitude',
      'l.longitude',
      functionSkills.as('skills'),
    ]);

/** Positions as the rules want them. */
export async function wantedItems(db: Db, ids: readonly string[]): Promise<WantedItem[]> {
  if (ids.length === 0) return [];
  const rows = await itemsAsWanted(db)
    .where('i.id', 'in', [...ids])
    .orderBy('i.id')
    .execute();
  return rows.map(({ skills, ...row }) => ({
    ...row,
    startTime: clock(row.startTime),
    endTime: clock(row.endTime),
    needs: asNeeds(skills),
  }));
}

export type TypedItem = Omit<ItemTimes, 'timeZone'> & { crewId: string; functionId: string };

/** A position that is only being typed. */
export async function wantedAsTyped(
  db: Db,
  { crewId, functionId, ...times }: TypedItem,
): Promise<WantedItem | null> {
  const row = await db
    .selectFrom('crew as k')
    .innerJoin('function as f', (join) => join.onRef('f.tenant_id', '=', 'k.tenant_id'))
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    )
    .select([
      'k.id as crewId',
      'k.time_zone as timeZone',
      'f.id as functionId',
      'f.caption as functionCaption',
      'l.latitude',
      'l.longitude',
      functionSkills.as('skills'),
    ])
    .where('k.id', '=', crewId)
    .where('f.id', '=', functionId)
    .executeTakeFirst();
  if (!row) return null;
  const { skills, ...item } = row;
  return { itemId: null, ...item, ...times, needs: asNeeds(skills) };
}
