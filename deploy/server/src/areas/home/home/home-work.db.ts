import type { Home, HomeEntry, HomeJob } from '@callboard/contract';
import { begunStates, isNight, openStates } from '@callboard/domain';
import type { TenantRules } from '@callboard/domain';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { ledBy } from '../../account/access/access.public.ts';
import { isOver } from '../../work/crew-items/crew-items.public.ts';

const jobsAtMost = 100;

/** When a person is busy next by a calendar of their own, or is now. */
export async function busyNext(db: Db, personId: string, now: Date): Promise<Home['busyElsewhere']> {
  const next = await db
    .selectFrom('private_busy_time')
    .select(['from_day as fromDay', 'to_day as toDay', 'starts_at as startsAt', 'ends_at as endsAt'])
    .where('person_id', '=', personId)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
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
    .selectFrom('crew_item as i')
    .innerJoin('crew as c', 'c.id', 'i.crew_id')
    .innerJoin('project as p', 'p.id', 'i.project_id')
    .innerJoin('function as f', 'f.id', 'i.function_id')
    .leftJoin('location as l', 'l.id', 'c.location_id')
    .leftJoin('crew_check as k', 'k.crew_item_id', 'i.id')
    .select([
      'i.id as crewItemId',
      'i.crew_id as crewId',
      'i.status',
      'p.number',
      'p.name',
      'c.name as crew',
      'f.caption as functionCaption',
      'l.name as location',
      'i.starts_at as startsAt',
      'i.ends_at as endsAt',
      'i.time_zone as timeZone',
      'i.crew_chief as crewChief',
      'i.deadline_at as deadlineAt',
      'i.changes',
      'k.state as checkState',
    ])
    .where('i.person_id', '=', personId)
    .where('i.status', 'in', openStates)
    .where('i.starts_at', '>', new Date(now.getTime() - 7 * 86_400_000))
    .where(sql<boolean>`not ${isOver(now)}`)
    .orderBy('i.starts_at')
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
    .selectFrom('crew_paper as n')
    .innerJoin('crew as c', 'c.id', 'n.crew_id')
    .innerJoin('project as p', 'p.id', 'c.project_id')
    .select([
      'c.id as crewId',
      'n.number',
      'c.name as crew',
      'p.number as projectNumber',
      'p.name as projectName',
      'n.released_at as releasedAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('n.kind', '=', 'deliveryNote')
    .where('n.released_at', 'is not', null)
    .where('n.signed_at', 'is', null)
    .where('n.digitally_confirmed_at', 'is', null)
    .where(seen)
    .orderBy('n.released_at')
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
    .leftJoin('company as y', 'y.id', 'p.company_id')
    .select([
      'p.number',
      'p.name',
      'y.name as company',
      'p.status',
      'p.begin_date as beginDate',
      'p.end_date as endDate',
      sql<number>`(select count(*) from crew c where c.tenant_id = p.tenant_id and c.project_id = p.id
        and c.start_date = ${today} and c.cancelled_at is null)::int`.as('crewsToday'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('p.kind', 'in', ['client', 'internal'])
    .where('p.closed_at', 'is', null)
    .where('p.cancelled_at', 'is', null)
    .where('p.begin_date', '<=', today)
    .where((or) => or.or([or('p.end_date', 'is', null), or('p.end_date', '>=', today)]))
    .where(seen)
    .orderBy('p.begin_date', 'desc')
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
    .innerJoin('project as p', 'p.id', 'c.project_id')
    .select([
      'c.id',
      'c.name as crew',
      'p.name as project',
      'c.signed_off_at as signedOffAt',
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('c.signed_off_at', '>=', since)
    .where(seen)
    .where(
      sql<boolean>`exists (select from crew_item i where i.tenant_id = c.tenant_id and i.crew_id = c.id
        and i.person_id is distinct from ${personId} and i.person_id is not null
        and i.starts_at <= ${now} and i.status ${oneOf(begunStates)})`,
    )
    .where(
      sql<boolean>`not exists (select from crew_rating r
        join crew_item i on i.tenant_id = r.tenant_id and i.id = r.crew_item_id
        where i.tenant_id = c.tenant_id and i.crew_id = c.id and r.by_person = ${personId})`,
    )
    .orderBy('c.signed_off_at', 'desc')
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
