import { applicationGroups, crewItemGroups } from '@callboard/domain';
import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import {
  factColumns,
  isOver,
  itemBase,
  ownApplication,
  workColumns,
} from '../../crew-items/crew-items.public.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import { pageOf } from '#platform/db/list/page-of.ts';
import { totalOf } from '#platform/db/list/total-of.ts';
import { isChief } from '../../../account/access/access.public.ts';
import { presentMs, recordedBreakMs } from '../../../finance/finance/finance.public.ts';

export type Tab = 'past' | 'upcoming' | 'toConfirm' | 'applied';

const toAnswer = oneOf(crewItemGroups.toAnswer);

/** What is being worked on never is past; what was called off always is. */
function ofTab(tab: Tab, personId: string, now: Date): RawBuilder<boolean> {
  const mine = sql<boolean>`("crewItem"."personId" = ${personId} and "crewItem".status <> 'draft')`;
  const over = isOver(now);
  switch (tab) {
    case 'toConfirm':
      return sql<boolean>`(${mine} and "crewItem".status ${toAnswer} and not ${over})`;
    case 'upcoming':
      return sql<boolean>`(${mine} and not ${over} and "crewItem".status ${oneOf(crewItemGroups.upcoming)})`;
    case 'past':
      return sql<boolean>`(${mine} and ("crewItem".status ${oneOf(crewItemGroups.past)} or ${over}))`;
    case 'applied':
      return sql<boolean>`("crewItem"."startsAt" > ${now} and exists (select from "crewItemApplication"
        where "crewItemApplication"."crewItemId" = "crewItem".id and "crewItemApplication"."personId" = ${personId}
          and "crewItemApplication".state ${oneOf(applicationGroups.shown)}))`;
  }
}

const orders = {
  upcoming: sql`"crewItem"."startsAt" asc nulls last, "crewItem".id`,
  applied: sql`"crewItem"."startsAt" asc nulls last, "crewItem".id`,
  toConfirm: sql`"crewItem"."deadlineAt" asc nulls last, "crewItem"."startsAt" asc nulls last, "crewItem".id`,
  // By the day that a row shows, so that no month begins twice; within a day by the moment, for clocks go back.
  past: sql`"crewItem"."startDate" desc, "crewItem"."startsAt" desc, "crewItem".id desc`,
} as const satisfies Record<Tab, RawBuilder<unknown>>;

/** The check of the person who has the position. */
const checks = expressionBuilder<Tables, 'crewItem'>()
  .selectFrom('crewCheck')
  .whereRef('crewCheck.crewItemId', '=', 'crewItem.id')
  .whereRef('crewCheck.personId', '=', 'crewItem.personId');

const jobColumns = (personId: string) =>
  [
    jsonObjectFrom(
      checks.select([
        'crewCheck.approvedMinutes',
        presentMs.as('presentMs'),
        recordedBreakMs.as('recordedMs'),
        'crewCheck.state',
      ]),
    ).as('checked'),
    ownApplication(personId).as('application'),
    'crewItem.personId',
    'crewItem.cancellationSeenAt',
    sql<number>`(select count(*) from "crewItem" other where other."personId" = ${personId}
      and other."projectId" = "crewItem"."projectId" and other.id <> "crewItem".id and other.status ${toAnswer})`.as(
      'daysToConfirm',
    ),
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
  if (from) found = found.where('crewItem.startDate', '>=', from);
  if (to) found = found.where('crewItem.startDate', '<=', to);
  const text = sql`fold_text(concat_ws(' ', project.name, project.number, crew.name, function.caption, location.name,
    location.city))`;
  return found.where(hasAll(text, search));
}

export const jobRows = (db: Db, wanted: Wanted) =>
  pageOf(
    foundJobs(db, wanted)
      .select([...factColumns, ...workColumns, ...jobColumns(wanted.personId)])
      .orderBy(orders[wanted.tab]),
    wanted,
  );

const monthOfJob = sql<string>`to_char("crewItem"."startDate", 'YYYY-MM-01')`;

/** Of these months all the jobs that were found, also those on other pages: what is approved, and how many are not yet. */
export const jobMonths = (db: Db, wanted: Omit<Wanted, 'limit' | 'page'>, months: readonly string[]) =>
  foundJobs(db, wanted)
    .innerJoinLateral(
      checks.select(['crewCheck.approvedMinutes', 'crewCheck.checkedUntil']).as('checked'),
      (join) => join.onTrue(),
    )
    .where(monthOfJob, 'in', [...months])
    .select([
      monthOfJob.as('month'),
      sql<number>`coalesce(sum(checked."approvedMinutes"), 0)::int`.as('approvedMinutes'),
      sql<number>`(count(*) filter (where checked."approvedMinutes" is null
        and checked."checkedUntil" is not null))::int`.as('toApprove'),
    ])
    .groupBy(monthOfJob)
    .execute();

const unseenAtMost = 20;

/** Jobs that were called off and that the person has not seen to be: the next ones, and how many there are. */
export async function unseenJobs(db: Db, personId: string) {
  const found = itemBase(db)
    .where('crewItem.personId', '=', personId)
    .where('crewItem.status', 'in', crewItemGroups.calledOff)
    .where('crewItem.cancellationSeenAt', 'is', null);
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
    .selectFrom('crewItem')
    .where('crewItem.personId', '=', personId)
    .select([of('past').as('past'), of('upcoming').as('upcoming'), of('toConfirm').as('toConfirm')])
    .executeTakeFirstOrThrow();
  const { applied } = await db
    .selectFrom('crewItemApplication')
    .innerJoin('crewItem', 'crewItem.id', 'crewItemApplication.crewItemId')
    .where('crewItemApplication.personId', '=', personId)
    .where('crewItemApplication.state', 'in', applicationGroups.shown)
    .where('crewItem.startsAt', '>', now)
    .select(sql<number>`count(distinct "crewItem".id)`.as('applied'))
    .executeTakeFirstOrThrow();
  return { ...mine, applied };
}

/** Somebody's own jobs, and positions they have applied for. */
const ownJobs = (db: Db, personId: string) =>
  itemBase(db)
    .where(
      sql<boolean>`(("crewItem"."personId" = ${personId} and "crewItem".status <> 'draft') or exists (
        select from "crewItemApplication" where "crewItemApplication"."crewItemId" = "crewItem".id
          and "crewItemApplication"."personId" = ${personId}
            and "crewItemApplication".state ${oneOf(applicationGroups.shown)}))`,
    )
    .select([...factColumns, ...workColumns, ...jobColumns(personId)]);

export const jobsById = (db: Db, { personId, itemIds }: { personId: string; itemIds: readonly string[] }) =>
  ownJobs(db, personId)
    .where('crewItem.id', 'in', [...itemIds])
    .execute();
/** Those that begin on a day, the first ones first. */
export const jobsOfDay = (db: Db, personId: string, day: string, limit: number) =>
  ownJobs(db, personId).where('crewItem.startDate', '=', day).orderBy(orders.upcoming).limit(limit).execute();
export type JobRow = Awaited<ReturnType<typeof jobsById>>[number];

type ChiefWanted = { personId: string; now: Date; when: 'past' | 'upcoming'; limit: number; page: number };

export async function chiefRows(db: Db, { personId, now, when, ...page }: ChiefWanted) {
  const found = itemBase(db)
    .where('crewItem.personId', '=', personId)
    .where(isChief('crewItem'))
    // A crew whose hours are not signed off is still the chief's.
    .where(
      when === 'past'
        ? sql<boolean>`(crew."signedOffAt" is not null and ${isOver(now)})`
        : sql<boolean>`not (crew."signedOffAt" is not null and ${isOver(now)})`,
    );
  return pageOf(
    found
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom('crewItem as member')
            .whereRef('member.crewId', '=', 'crewItem.crewId')
            .where('member.status', 'not in', crewItemGroups.uncounted)
            .select([
              sql<number>`count(*)`.as('positions'),
              sql<number>`count(*) filter (where member.status ${oneOf(crewItemGroups.agreed)})`.as(
                'confirmed',
              ),
              sql<number>`count(*) filter (where member.status ${oneOf(crewItemGroups.toAnswerNoSpare)})`.as(
                'waiting',
              ),
              sql<number>`count(*) filter (where member.status = 'working')`.as('working'),
              sql<number>`count(*) filter (where member.status ${oneOf(crewItemGroups.finished)})`.as('done'),
            ])
            .as('counts'),
        (join) => join.onTrue(),
      )
      .select([...factColumns, ...workColumns, ...jobColumns(personId)])
      .select([
        'counts.positions',
        'counts.confirmed',
        'counts.waiting',
        'counts.working',
        'counts.done',
        sql<boolean>`crew."signedOffAt" is not null`.as('signedOff'),
      ])
      .orderBy('crewItem.startsAt', when === 'past' ? 'desc' : 'asc')
      .orderBy('crewItem.id'),
    page,
  );
}
