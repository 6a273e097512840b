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
import { oneOf } from '#platform/db/one-of.ts';
import {
  factColumns,
  isOver,
  itemBase,
  ownApplication,
  workColumns,
} from '../crew-items/crew-items.public.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import { pageOf } from '#platform/db/page-of.ts';
import { totalOf } from '#platform/db/total-of.ts';
import { isChief } from '../../account/access/access.public.ts';
import { presentMs, recordedBreakMs } from '../../finance/finance/finance.public.ts';

export type Tab = 'past' | 'upcoming' | 'toConfirm' | 'applied';

const toAnswer = oneOf(toAnswerStates);

/** What is being worked on never is past; what was called off always is. */
function ofTab(tab: Tab, personId: string, now: Date): RawBuilder<boolean> {
  const mine = sql<boolean>`(i."personId" = ${personId} and i.status <> 'draft')`;
  const over = isOver(now);
  switch (tab) {
    case 'toConfirm':
      return sql<boolean>`(${mine} and i.status ${toAnswer} and not ${over})`;
    case 'upcoming':
      return sql<boolean>`(${mine} and not ${over} and i.status ${oneOf(upcomingStates)})`;
    case 'past':
      return sql<boolean>`(${mine} and (i.status ${oneOf(pastStates)} or ${over}))`;
    case 'applied':
      return sql<boolean>`(i."startsAt" > ${now} and exists (select from "crewItemApplication" a
        where a."crewItemId" = i.id and a."personId" = ${personId}
          and a.state ${oneOf(shownApplicationStates)}))`;
  }
}

const orders = {
  upcoming: sql`i."startsAt" asc nulls last, i.id`,
  applied: sql`i."startsAt" asc nulls last, i.id`,
  toConfirm: sql`i."deadlineAt" asc nulls last, i."startsAt" asc nulls last, i.id`,
  // By the day that a row shows, so that no month begins twice; within a day by the moment, for clocks go back.
  past: sql`i."startDate" desc, i."startsAt" desc, i.id desc`,
} as const satisfies Record<Tab, RawBuilder<unknown>>;

type CheckedHours = {
  approvedMinutes: number | null;
  presentMs: number | null;
  recordedMs: number | null;
  state: Tables['crewCheck']['state'];
};
const checkOf = sql`"crewCheck" c where c."crewItemId" = i.id
  and c."personId" = i."personId"`;

const jobColumns = (personId: string) =>
  [
    sql<CheckedHours | null>`(select json_build_object('approvedMinutes', c."approvedMinutes",
      'presentMs', ${presentMs}, 'recordedMs', ${recordedBreakMs}, 'state', c.state) from ${checkOf})`.as(
      'checked',
    ),
    ownApplication(personId).as('application'),
    'i.personId',
    'i.cancellationSeenAt',
    sql<number>`(select count(*) from "crewItem" d where d."personId" = ${personId}
      and d."projectId" = i."projectId" and d.id <> i.id and d.status ${toAnswer})`.as('daysToConfirm'),
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

function foundJobs(db: Db, { tab, personId, now, search, from, to }: Omit<Wanted, 'limit' | 'page'>) {
  let found = itemBase(db).where(ofTab(tab, personId, now));
  if (from) found = found.where('i.startDate', '>=', from);
  if (to) found = found.where('i.startDate', '<=', to);
  const text = sql`fold_text(concat_ws(' ', p.name, p.number, k.name, f.caption, l.name, l.city))`;
  return found.where(hasAll(text, search));
}

export const jobRows = (db: Db, wanted: Wanted) =>
  pageOf(
    foundJobs(db, wanted)
      .select([...factColumns, ...workColumns, ...jobColumns(wanted.personId)])
      .orderBy(orders[wanted.tab]),
    wanted,
  );

const monthOfJob = sql<string>`to_char(i."startDate", 'YYYY-MM-01')`;

/** Of these months all the jobs that were found, also those on other pages: what is approved, and how many are not yet. */
export const jobMonths = (db: Db, wanted: Omit<Wanted, 'limit' | 'page'>, months: readonly string[]) =>
  foundJobs(db, wanted)
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom(sql<Tables['crewCheck']>`(select c.* from ${checkOf})`.as('c'))
          .selectAll()
          .as('h'),
      (join) => join.onTrue(),
    )
    .where(monthOfJob, 'in', [...months])
    .select([
      monthOfJob.as('month'),
      sql<number>`coalesce(sum(h."approvedMinutes"), 0)::int`.as('approvedMinutes'),
      sql<number>`(count(*) filter (where h."approvedMinutes" is null and h."checkedUntil" is not null))::int`.as(
        'toApprove',
      ),
    ])
    .groupBy(monthOfJob)
    .execute();

const unseenAtMost = 20;

/** Jobs that were called off and that the person has not seen to be: the next ones, and how many there are. */
export async function unseenJobs(db: Db, personId: string) {
  const found = itemBase(db)
    .where('i.personId', '=', personId)
    .where('i.status', 'in', calledOffStates)
    .where('i.cancellationSeenAt', 'is', null);
  const total = await totalOf(found);
  const rows = await found
    .select([...factColumns, ...workColumns, ...jobColumns(personId)])
    .orderBy(orders.upcoming)
    .limit(unseenAtMost)
    .execute();
  return { rows, total };
}

export async function jobCounts(db: Db, personId: string, now: Date) {
  const of = (tab: Tab) => sql<number>`count(*) filter (where ${ofTab(tab, personId, now)})`;
  const mine = await db
    .selectFrom('crewItem as i')
    .where('i.personId', '=', personId)
    .select([of('past').as('past'), of('upcoming').as('upcoming'), of('toConfirm').as('toConfirm')])
    .executeTakeFirstOrThrow();
  const { applied } = await db
    .selectFrom('crewItemApplication as x')
    .innerJoin('crewItem as i', 'i.id', 'x.crewItemId')
    .where('x.personId', '=', personId)
    .where('x.state', 'in', shownApplicationStates)
    .where('i.startsAt', '>', now)
    .select(sql<number>`count(distinct i.id)`.as('applied'))
    .executeTakeFirstOrThrow();
  return { ...mine, applied };
}

/** Somebody's own jobs, and positions they have applied for. */
const ownJobs = (db: Db, personId: string) =>
  itemBase(db)
    .where(
      sql<boolean>`((i."personId" = ${personId} and i.status <> 'draft') or exists (
        select from "crewItemApplication" a where a."crewItemId" = i.id
          and a."personId" = ${personId} and a.state ${oneOf(shownApplicationStates)}))`,
    )
    .select([...factColumns, ...workColumns, ...jobColumns(personId)]);

export const jobsById = (db: Db, { personId, itemIds }: { personId: string; itemIds: readonly string[] }) =>
  ownJobs(db, personId)
    .where('i.id', 'in', [...itemIds])
    .execute();
/** Those that begin on a day, the first ones first. */
export const jobsOfDay = (db: Db, personId: string, day: string, limit: number) =>
  ownJobs(db, personId).where('i.startDate', '=', day).orderBy(orders.upcoming).limit(limit).execute();
export type JobRow = Awaited<ReturnType<typeof jobsById>>[number];

type ChiefWanted = { personId: string; now: Date; when: 'past' | 'upcoming'; limit: number; page: number };

export async function chiefRows(db: Db, { personId, now, when, ...page }: ChiefWanted) {
  const found = itemBase(db)
    .where('i.personId', '=', personId)
    .where(isChief('i'))
    // A crew whose hours are not signed off is still the chief's.
    .where(
      when === 'past'
        ? sql<boolean>`(k."signedOffAt" is not null and ${isOver(now)})`
        : sql<boolean>`not (k."signedOffAt" is not null and ${isOver(now)})`,
    );
  return pageOf(
    found
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom('crewItem as c')
            .whereRef('c.crewId', '=', 'i.crewId')
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
        sql<boolean>`k."signedOffAt" is not null`.as('signedOff'),
      ])
      .orderBy('i.startsAt', when === 'past' ? 'desc' : 'asc')
      .orderBy('i.id'),
    page,
  );
}
