import type { Home, HomeEntry, HomeJob } from '@callboard/contract';
import { crewItemGroups, isNight } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { ledBy } from '../../account/access/access.public.ts';
import { isOver } from '../../work/crew-items/crew-items.public.ts';

const jobsAtMost = 100;

/** When a person is busy next by a calendar of their own, or is now. */
export async function busyNext(db: Db, personId: string, now: Date): Promise<Home['busyElsewhere']> {
  const next = await db
    .selectFrom('privateBusyTime')
    .select(['fromDay', 'toDay', 'startsAt', 'endsAt'])
    .where('personId', '=', personId)
    .where('endsAt', '>', now)
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst();
  return next ? { ...next, startsAt: next.startsAt.toISOString(), endsAt: next.endsAt.toISOString() } : null;
}

/** A job of a person, with what is to be answered about it. */
export type JobAhead = HomeJob & {
  readonly deadlineAt: string | null;
  readonly changes: NonNullable<HomeEntry['changes']>;
};

/** Jobs of a person that are not over yet; who forgot to check out still works. */
export async function jobsAhead(
  db: Db,
  personId: string,
  { now, rules }: { now: Date; rules: TenantRules },
): Promise<JobAhead[]> {
  const rows = await db
    .selectFrom('crewItem')
    .innerJoin('crew', 'crew.id', 'crewItem.crewId')
    .innerJoin('project', 'project.id', 'crewItem.projectId')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .leftJoin('crewCheck', 'crewCheck.crewItemId', 'crewItem.id')
    .select([
      'crewItem.id as crewItemId',
      'crewItem.crewId',
      'crewItem.status',
      'project.number',
      'project.name',
      'crew.name as crew',
      'function.caption as functionCaption',
      'location.name as location',
      'crewItem.startsAt',
      'crewItem.endsAt',
      'crewItem.timeZone',
      'crewItem.crewChief',
      'crewItem.deadlineAt',
      'crewItem.changes',
      'crewCheck.state as checkState',
    ])
    .where('crewItem.personId', '=', personId)
    .where('crewItem.status', 'in', crewItemGroups.open)
    .where('crewItem.startsAt', '>', new Date(now.getTime() - 7 * 86_400_000))
    .where(sql<boolean>`not ${isOver(now)}`)
    .orderBy('crewItem.startsAt')
    .orderBy('crewItem.id')
    .limit(jobsAtMost)
    .execute();
  return rows.flatMap(({ number, name, startsAt, endsAt, deadlineAt, changes, ...row }) =>
    startsAt && endsAt
      ? [
          {
            ...row,
            project: { number, name },
            night: isNight({ startsAt, endsAt }, row.timeZone, rules),
            startsAt: startsAt.toISOString(),
            endsAt: endsAt.toISOString(),
            deadlineAt: deadlineAt?.toISOString() ?? null,
            changes: row.status === 'hasChanged' ? (changes ?? []) : [],
          },
        ]
      : [],
  );
}

/** Released delivery notes that wait for a signature, of the crews that the condition names. */
export async function unsignedNotes(db: Db, seen: RawBuilder<boolean>) {
  const rows = await db
    .selectFrom('crewPaper')
    .innerJoin('crew', 'crew.id', 'crewPaper.crewId')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .select([
      'crew.id as crewId',
      'crewPaper.number',
      'crew.name as crew',
      'project.number as projectNumber',
      'project.name as projectName',
      'crewPaper.releasedAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('crewPaper.kind', '=', 'deliveryNote')
    .where('crewPaper.releasedAt', 'is not', null)
    .where('crewPaper.signedAt', 'is', null)
    .where('crewPaper.digitallyConfirmedAt', 'is', null)
    .where(seen)
    .orderBy('crewPaper.releasedAt')
    .limit(10)
    .execute();
  const items = rows.flatMap(({ crewId, number, crew, projectNumber, projectName, releasedAt }) =>
    releasedAt
      ? [
          {
            crewId,
            number,
            crew,
            project: { number: projectNumber, name: projectName },
            releasedAt,
          },
        ]
      : [],
  );
  return { items, total: rows[0]?.total ?? 0 };
}

export async function ongoingProjects(db: Db, seen: RawBuilder<boolean>, today: string) {
  const rows = await db
    .selectFrom('project')
    .leftJoin('company', 'company.id', 'project.companyId')
    .select([
      'project.number',
      'project.name',
      'company.name as company',
      'project.status',
      'project.beginDate',
      'project.endDate',
      sql<number>`(select count(*) from crew where crew."projectId" = project.id
        and crew."startDate" = ${today} and crew."cancelledAt" is null)::int`.as('crewsToday'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('project.kind', 'in', ['client', 'internal'])
    .where('project.closedAt', 'is', null)
    .where('project.cancelledAt', 'is', null)
    .where('project.beginDate', '<=', today)
    .where((or) => or.or([or('project.endDate', 'is', null), or('project.endDate', '>=', today)]))
    .where(seen)
    .orderBy('project.beginDate', 'desc')
    .orderBy('project.id')
    .limit(10)
    .execute();
  const items = rows.map(({ number, name, company, status, beginDate, endDate, crewsToday }) => ({
    number,
    name,
    company,
    status,
    beginDate,
    endDate,
    crewsToday,
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/**
 * Crews of the condition that were signed off since then, with others to rate, of whom this person has
 * rated nobody yet.
 */
export async function unratedCrews(
  db: Db,
  { personId, since, now, seen }: { personId: string; since: Date; now: Date; seen: RawBuilder<boolean> },
) {
  const rows = await db
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .select([
      'crew.id',
      'crew.name as crew',
      'project.name as project',
      'crew.signedOffAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('crew.signedOffAt', '>=', since)
    .where(seen)
    .where(
      sql<boolean>`exists (select from "crewItem" where "crewItem"."crewId" = crew.id
        and "crewItem"."personId" is distinct from ${personId} and "crewItem"."personId" is not null
        and "crewItem"."startsAt" <= ${now} and "crewItem".status ${oneOf(crewItemGroups.begun)})`,
    )
    .where(
      sql<boolean>`not exists (select from "crewRating"
        join "crewItem" on "crewItem".id = "crewRating"."crewItemId"
        where "crewItem"."crewId" = crew.id and "crewRating"."byPerson" = ${personId})`,
    )
    .orderBy('crew.signedOffAt', 'desc')
    .orderBy('crew.id')
    .limit(10)
    .execute();
  const items = rows.flatMap(({ id, crew, project, signedOffAt }) =>
    signedOffAt ? [{ id, crew, project, signedOffAt }] : [],
  );
  return { items, total: rows[0]?.total ?? 0 };
}

/** Delivery notes of crews that somebody leads, and those of projects that they see. */
export function noteSeenBy(personId: string, project: RawBuilder<boolean> | null): RawBuilder<boolean> {
  const led = ledBy(personId, 'crew');
  return project ? sql<boolean>`(${project} or ${led})` : led;
}
