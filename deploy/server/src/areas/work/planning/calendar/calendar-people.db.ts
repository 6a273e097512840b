import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { anyOf } from '#platform/db/expression/any-of.ts';
import { asLines, stringAgg, linesByFirst } from '#platform/db/expression/lines.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import { plannable } from '../../crew-items/crew-items.public.ts';

type Wanted = {
  from: string;
  to: string;
  conditions: readonly RawBuilder<boolean>[];
  /** What a position must be to put its person on the list; nothing where any does. */
  item: RawBuilder<boolean> | null;
  /** People without such a position are on the list too, where they work here. */
  everybody: boolean;
  limit: number;
  page: number;
};

const asked = sql`join project on project.id = "crewItem"."projectId"
  join "function" on function.id = "crewItem"."functionId"`;
const itemOf = ({ from, to, item }: Wanted) => sql`from "crewItem" ${item === null ? sql`` : asked}
  where "crewItem"."personId" is not null and "crewItem"."startDate" between ${from} and ${to}
    and ${item ?? sql`true`}`;

// A set that is made once and looked up, not asked for person by person: there are thousands of them.
const withItem = (wanted: Wanted) =>
  sql<boolean>`person.id in (select "crewItem"."personId" ${itemOf(wanted)})`;

/** Where nearly everybody is on the list anyway, the few others are asked for one by one. */
const orWithItem = (wanted: Wanted) => sql<boolean>`(${plannable}
  or coalesce((select true ${itemOf(wanted)} and "crewItem"."personId" = person.id limit 1), false))`;

const peopleOf = (db: Db, wanted: Wanted) => {
  let people = db.selectFrom('person').where(wanted.everybody ? orWithItem(wanted) : withItem(wanted));
  for (const condition of wanted.conditions) people = people.where(condition);
  return people;
};

export async function calendarPeople(db: Db, wanted: Wanted) {
  const rows = await peopleOf(db, wanted)
    .select([
      'person.id as personId',
      'person.contactNumber',
      fullName('person').as('name'),
      'person.city',
      'person.regionId',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .orderBy('person.lastName')
    .orderBy('person.firstName')
    .orderBy('person.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  const [first] = rows;
  return { rows, total: first?.total ?? (wanted.page === 1 ? 0 : await countPeople(db, wanted)) };
}

const countPeople = async (db: Db, wanted: Wanted): Promise<number> =>
  (
    await peopleOf(db, wanted)
      .select((of) => of.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

type Abilities = { lines: string | null; functions: [id: string, short: string][] | null };
const ability = asLines([sql`"personFunction"."personId"`, sql`"personFunction"."functionId"`]);

/** What each of these people can do, in the order of the catalogue. */
export async function functionsOfPeople(db: Db, people: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<Abilities>`select
    (select ${stringAgg(ability)} from "personFunction"
      where "personFunction"."personId" = ${anyOf(people)}) as lines,
    (select json_agg(json_build_array(function.id, function.short) order by function.rank, function.short)
      from "function") as functions`.execute(db);
  const places = new Map((rows[0]?.functions ?? []).map(([id], at) => [id, at]));
  const shorts = (rows[0]?.functions ?? []).map(([, short]) => short);
  const found = linesByFirst(rows[0]?.lines ?? null, ([id = '']) => places.get(id) ?? 0);
  return new Map(
    [...found].map(([personId, its]) => [
      personId,
      its.toSorted((a, b) => a - b).map((place) => shorts[place] ?? ''),
    ]),
  );
}
