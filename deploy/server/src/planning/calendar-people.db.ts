import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../db/tables.ts';
import { offsetOf } from '../http/paging.ts';

type Wanted = {
  from: string;
  to: string;
  conditions: readonly RawBuilder<boolean>[];
  /** What a position must be to put its person on the list. */
  item: RawBuilder<boolean>;
  /** People without such a position are on the list too, where they work here. */
  everybody: boolean;
  limit: number;
  page: number;
};

const hasItem = ({ from, to, item }: Wanted) => sql<boolean>`exists (select from crew_item i
  join project j on j.tenant_id = i.tenant_id and j.id = i.project_id
  join "function" n on n.tenant_id = i.tenant_id and n.id = i.function_id
  where i.tenant_id = p.tenant_id and i.person_id = p.id and i.start_date between ${from} and ${to} and ${item})`;

/** Who can be planned: active people who can do something and speak for no client. */
const plannable = sql<boolean>`(p.active
  and exists (select from person_function f where f.tenant_id = p.tenant_id and f.person_id = p.id)
  and not exists (select from contact c where c.tenant_id = p.tenant_id and c.person_id = p.id
    and c.company_id is not null))`;

export async function calendarPeople(db: Db, wanted: Wanted) {
  let people = db
    .selectFrom('person as p')
    .where(wanted.everybody ? sql<boolean>`(${plannable} or ${hasItem(wanted)})` : hasItem(wanted));
  for (const condition of wanted.conditions) people = people.where(condition);
  const { total } = await people
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await people
    .select([
      'p.id as personId',
      'p.contact_number as contactNumber',
      sql<string>`p.first_name || ' ' || p.last_name`.as('name'),
      'p.city',
      'p.region_id as regionId',
      sql<string[]>`array(select n.short from person_function f
        join "function" n on n.tenant_id = f.tenant_id and n.id = f.function_id
        where f.tenant_id = p.tenant_id and f.person_id = p.id order by n.rank, n.short)`.as('functions'),
    ])
    .orderBy('p.last_name')
    .orderBy('p.first_name')
    .orderBy('p.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}
