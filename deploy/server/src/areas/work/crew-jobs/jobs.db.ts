import {
  agreedStates,
  calledOffStates,
  finishedStates,
  pastStates,
  shownApplicationStates,
  toAnswerNoSpareStates,
  toAnswerStates,
  uncountedStates,
  upcomingStates,
} from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';
import {
  factColumns,
  isOver,
  itemBase,
  ownApplication,
  workColumns,
} from '../crew-items/crew-items.public.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import { totalOf } from '../../../platform/db/total-of.ts';
import { isChief } from '../../account/access/access.public.ts';

export type Tab = 'past' | 'upcoming' | 'toConfirm' | 'applied';

const toAnswer = oneOf(toAnswerStates);
const calledOff = oneOf(calledOffStates);
const cancelled = sql`(i.status ${calledOff} and i.cancellation_seen_at is null)`;

/** A cancellation stands among the coming jobs until it is seen; what is being worked on never is past. */
function ofTab(tab: Tab, personId: string, now: Date): RawBuilder<boolean> {
  const mine = sql<boolean>`(i.person_id = ${personId} and i.status <> 'draft')`;
  const over = isOver(now);
  switch (tab) {
    case 'toConfirm':
      return sql<boolean>`(${mine} and i.status ${toAnswer} and not ${over})`;
    case 'upcoming':
      return sql<boolean>`(${mine} and not ${over}
        and (i.status ${oneOf(upcomingStates)} or ${cancelled}))`;
    case 'past':
      return sql<boolean>`(${mine} and (i.status ${oneOf(pastStates)} or ${over}
        or (i.status ${calledOff} and i.cancellation_seen_at is not null)))`;
    case 'applied':
      return sql<boolean>`(i.starts_at > ${now} and exists (select from crew_item_application a
        where a.tenant_id = i.tenant_id and a.crew_item_id = i.id and a.person_id = ${personId}
          and a.state ${oneOf(shownApplicationStates)}))`;
  }
}

const orders = {
  upcoming: sql`i.starts_at asc nulls last, i.id`,
  applied: sql`i.starts_at asc nulls last, i.id`,
  toConfirm: sql`i.deadline_at asc nulls last, i.starts_at asc nulls last, i.id`,
  past: sql`i.starts_at desc nulls last, i.id`,
} as const satisfies Record<Tab, RawBuilder<unknown>>;

const jobColumns = (personId: string) =>
  [
    ownApplication(personId).as('application'),
    'i.person_id as personId',
    'i.cancellation_seen_at as cancellationSeenAt',
    sql<number>`(select count(*) from crew_item d where d.tenant_id = i.tenant_id and d.person_id = ${personId}
      and d.project_id = i.project_id and d.id <> i.id and d.status ${toAnswer})`.as('daysToConfirm'),
  ] as const;

type Wanted = {
  tab: Tab;
  personId: string;
  now: Date;
  search: Search;
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  page: number;
};

export async function jobRows(db: Db, { tab, personId, now, search, from, to, ...page }: Wanted) {
  let found = itemBase(db).where(ofTab(tab, personId, now));
  if (from) found = found.where('i.start_date', '>=', from);
  if (to) found = found.where('i.start_date', '<=', to);
  const text = sql`fold_text(p.name || ' ' || p.number || ' ' || k.name || ' ' || f.caption || ' '
    || coalesce(l.name || ' ' || l.city, ''))`;
  found = found.where(hasAll(text, search));
  const total = await totalOf(found);
  const rows = await found
    .select([...factColumns, ...workColumns, ...jobColumns(personId)])
    .orderBy(orders[tab])
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

export async function jobCounts(db: Db, personId: string, now: Date) {
  const of = (tab: Tab) => sql<number>`count(*) filter (where ${ofTab(tab, personId, now)})`;
  const mine = await db
    .selectFrom('crew_item as i')
    .where('i.person_id', '=', personId)
    .select([of('past').as('past'), of('upcoming').as('upcoming'), of('toConfirm').as('toConfirm')])
    .executeTakeFirstOrThrow();
  const { applied } = await db
    .selectFrom('crew_item_application as x')
    .innerJoin('crew_item as i', (join) =>
      join.onRef('i.tenant_id', '=', 'x.tenant_id').onRef('i.id', '=', 'x.crew_item_id'),
    )
    .where('x.person_id', '=', personId)
    .where('x.state', 'in', shownApplicationStates)
    .where('i.starts_at', '>', now)
    .select(sql<number>`count(distinct i.id)`.as('applied'))
    .executeTakeFirstOrThrow();
  return { ...mine, applied };
}

/** Somebody's own jobs, and positions they have applied for. */
const ownJobs = (db: Db, personId: string) =>
  itemBase(db)
    .where(
      sql<boolean>`((i.person_id = ${personId} and i.status <> 'draft') or exists (
        select from crew_item_application a where a.tenant_id = i.tenant_id and a.crew_item_id = i.id
          and a.person_id = ${personId} and a.state ${oneOf(shownApplicationStates)}))`,
    )
    .select([...factColumns, ...workColumns, ...jobColumns(personId)]);

export const jobsById = (db: Db, personId: string, ids: readonly string[]) =>
  ownJobs(db, personId)
    .where('i.id', 'in', [...ids])
    .execute();
/** Those that begin on a day, the first ones first. */
export const jobsOfDay = (db: Db, personId: string, day: string, limit: number) =>
  ownJobs(db, personId).where('i.start_date', '=', day).orderBy(orders.upcoming).limit(limit).execute();
export type JobRow = Awaited<ReturnType<typeof jobsById>>[number];

type ChiefWanted = { personId: string; now: Date; when: 'past' | 'upcoming'; limit: number; page: number };

export async function chiefRows(db: Db, { personId, now, when, ...page }: ChiefWanted) {
  const found = itemBase(db)
    .where('i.person_id', '=', personId)
    .where(isChief('i'))
    // A crew whose hours are not signed off is still the chief's.
    .where(
      when === 'past'
        ? sql<boolean>`(k.signed_off_at is not null and ${isOver(now)})`
        : sql<boolean>`not (k.signed_off_at is not null and ${isOver(now)})`,
    );
  const total = await totalOf(found);
  const rows = await found
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('crew_item as c')
          .whereRef('c.tenant_id', '=', 'i.tenant_id')
          .whereRef('c.crew_id', '=', 'i.crew_id')
          .where('c.status', 'not in', uncountedStates)
          .select([
            sql<number>`count(*)`.as('positions'),
            sql<number>`count(*) filter (where c.status ${oneOf(agreedStates)})`.as('confirmed'),
            sql<number>`count(*) filter (where c.status ${oneOf(toAnswerNoSpareStates)})`.as('waiting'),
            sql<number>`count(*) filter (where c.status = 'working')`.as('working'),
            sql<number>`count(*) filter (where c.status ${oneOf(finishedStates)})`.as('done'),
          ])
          .as('crew'),
      (join) => join.onTrue(),
    )
    .select([...factColumns, ...workColumns, ...jobColumns(personId)])
    .select([
      'crew.positions',
      'crew.confirmed',
      'crew.waiting',
      'crew.working',
      'crew.done',
      sql<boolean>`k.signed_off_at is not null`.as('signedOff'),
    ])
    .orderBy('i.starts_at', when === 'past' ? 'desc' : 'asc')
    .orderBy('i.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}
