import type { Home, HomeEntry, HomeJob } from '@callboard/contract';
import { begunStates, isNight, openStates } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '#platform/db/one-of.ts';
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
    .selectFrom('crewItem as i')
    .innerJoin('crew as c', 'c.id', 'i.crewId')
    .innerJoin('project as p', 'p.id', 'i.projectId')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .leftJoin('location as l', 'l.id', 'c.locationId')
    .leftJoin('crewCheck as k', 'k.crewItemId', 'i.id')
    .select([
      'i.id as crewItemId',
      'i.crewId',
      'i.status',
      'p.number',
      'p.name',
      'c.name as crew',
      'f.caption as functionCaption',
      'l.name as location',
      'i.startsAt',
      'i.endsAt',
      'i.timeZone',
      'i.crewChief',
      'i.deadlineAt',
      'i.changes',
      'k.state as checkState',
    ])
    .where('i.personId', '=', personId)
    .where('i.status', 'in', openStates)
    .where('i.startsAt', '>', new Date(now.getTime() - 7 * 86_400_000))
    .where(sql<boolean>`not ${isOver(now)}`)
    .orderBy('i.startsAt')
    .orderBy('i.id')
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

/** Released delivery notes that wait for a signature, of the crews that the condition on `c` and `p` names. */
export async function unsignedNotes(db: Db, seen: RawBuilder<boolean>) {
  const rows = await db
    .selectFrom('crewPaper as n')
    .innerJoin('crew as c', 'c.id', 'n.crewId')
    .innerJoin('project as p', 'p.id', 'c.projectId')
    .select([
      'c.id as crewId',
      'n.number',
      'c.name as crew',
      'p.number as projectNumber',
      'p.name as projectName',
      'n.releasedAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('n.kind', '=', 'deliveryNote')
    .where('n.releasedAt', 'is not', null)
    .where('n.signedAt', 'is', null)
    .where('n.digitallyConfirmedAt', 'is', null)
    .where(seen)
    .orderBy('n.releasedAt')
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
    .selectFrom('project as p')
    .leftJoin('company as y', 'y.id', 'p.companyId')
    .select([
      'p.number',
      'p.name',
      'y.name as company',
      'p.status',
      'p.beginDate',
      'p.endDate',
      sql<number>`(select count(*) from crew c where c."projectId" = p.id
        and c."startDate" = ${today} and c."cancelledAt" is null)::int`.as('crewsToday'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('p.kind', 'in', ['client', 'internal'])
    .where('p.closedAt', 'is', null)
    .where('p.cancelledAt', 'is', null)
    .where('p.beginDate', '<=', today)
    .where((or) => or.or([or('p.endDate', 'is', null), or('p.endDate', '>=', today)]))
    .where(seen)
    .orderBy('p.beginDate', 'desc')
    .orderBy('p.id')
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
 * Crews of the condition on `c` and `p` that were signed off since then, with others to rate, of whom this person has
 * rated nobody yet.
 */
export async function unratedCrews(
  db: Db,
  { personId, since, now, seen }: { personId: string; since: Date; now: Date; seen: RawBuilder<boolean> },
) {
  const rows = await db
    .selectFrom('crew as c')
    .innerJoin('project as p', 'p.id', 'c.projectId')
    .select([
      'c.id',
      'c.name as crew',
      'p.name as project',
      'c.signedOffAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('c.signedOffAt', '>=', since)
    .where(seen)
    .where(
      sql<boolean>`exists (select from "crewItem" i where i."crewId" = c.id
        and i."personId" is distinct from ${personId} and i."personId" is not null
        and i."startsAt" <= ${now} and i.status ${oneOf(begunStates)})`,
    )
    .where(
      sql<boolean>`not exists (select from "crewRating" r
        join "crewItem" i on i.id = r."crewItemId"
        where i."crewId" = c.id and r."byPerson" = ${personId})`,
    )
    .orderBy('c.signedOffAt', 'desc')
    .orderBy('c.id')
    .limit(10)
    .execute();
  const items = rows.flatMap(({ id, crew, project, signedOffAt }) =>
    signedOffAt ? [{ id, crew, project, signedOffAt }] : [],
  );
  return { items, total: rows[0]?.total ?? 0 };
}

/** Of `crew as c`: delivery notes of crews that somebody leads, and those of projects that they see. */
export function noteSeenBy(personId: string, project: RawBuilder<boolean> | null): RawBuilder<boolean> {
  const led = ledBy(personId, 'c');
  return project ? sql<boolean>`(${project} or ${led})` : led;
}
