import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/tables.ts';
import { offsetOf } from '../http/paging.ts';

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

// Sets that are made once and looked up, not asked for person by person: there are thousands of them.
const withItem = ({ from, to, item }: Wanted) => sql<boolean>`p.id in (select i.person_id from crew_item i
  ${item === null ? sql`` : asked}
  where i.person_id is not null and i.start_date between ${from} and ${to} and ${item ?? sql`true`})`;
const asked = sql`join project j on j.tenant_id = i.tenant_id and j.id = i.project_id
  join "function" n on n.tenant_id = i.tenant_id and n.id = i.function_id`;

/** Who can be planned: active people who can do something and speak for no client. */
const plannable = sql<boolean>`(p.active and p.id in (select f.person_id from person_function f)
  and p.id not in (select c.person_id from contact c where c.person_id is not null
    and c.company_id is not null))`;

const peopleOf = (db: Db, wanted: Wanted) => {
  let people = db
    .selectFrom('person as p')
    .where(wanted.everybody ? sql<boolean>`(${plannable} or ${withItem(wanted)})` : withItem(wanted));
  for (const condition of wanted.conditions) people = people.where(condition);
  return people;
};

export async function calendarPeople(db: Db, wanted: Wanted) {
  const rows = await peopleOf(db, wanted)
    .select([
      'p.id as personId',
      'p.contact_number as contactNumber',
      sql<string>`p.first_name || ' ' || p.last_name`.as('name'),
      'p.city',
      'p.region_id as regionId',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .orderBy('p.last_name')
    .orderBy('p.first_name')
    .orderBy('p.id')
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

/** What each of these people can do, in the order of the catalogue. */
export const functionsOfPeople = (db: Db, people: readonly string[]) =>
  db
    .selectFrom('person_function as f')
    .innerJoin('function as n', (join) =>
      join.onRef('n.tenant_id', '=', 'f.tenant_id').onRef('n.id', '=', 'f.function_id'),
    )
    .select(['f.person_id as personId', 'n.short'])
    .where(sql<boolean>`f.person_id = any(${[...people]})`)
    .orderBy('n.rank')
    .orderBy('n.short')
    .execute();
