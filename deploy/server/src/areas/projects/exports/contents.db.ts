import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { proofsOf } from '../linked-papers/linked-papers.public.ts';
import type { Db } from '#platform/db/tables.ts';
import { isFilled, canSeeCrew } from '../../account/access/access.public.ts';
import type { Viewer } from '../../account/access/access.public.ts';

type Span = { from?: string | undefined; to?: string | undefined };

const within = (day: string, { from, to }: Span) => sql<boolean>`
  (${from ?? null}::date is null or ${sql.ref(day)} >= ${from ?? null}::date)
  and (${to ?? null}::date is null or ${sql.ref(day)} <= ${to ?? null}::date)`;

const everything = { limit: 1_000_000, page: 1 };

/** Who has worked for a project, or for a company, on these days. */
export function peopleAt(
  subject: { projectId: string } | { companyId: string },
  span: Span,
): RawBuilder<unknown> {
  const place =
    'projectId' in subject
      ? sql`"crewItem"."projectId" = ${subject.projectId}`
      : sql`"crewItem"."projectId" in (select project.id from project
        where project."companyId" = ${subject.companyId})`;
  return sql`select "crewItem"."personId" from "crewItem" where ${place} and "crewItem"."personId" is not null
    and ${isFilled} and ${within('crewItem.startDate', span)}`;
}

export async function proofsToExport(db: Db, viewer: Viewer, people: RawBuilder<unknown>) {
  const { rows } = await proofsOf(db, viewer, 'skill', people, everything);
  const numbers = await db
    .selectFrom('person')
    .select(['id', 'contactNumber'])
    .where(sql<boolean>`id in (${people})`)
    .execute();
  const numberOf = new Map(numbers.map(({ id, contactNumber }) => [id, contactNumber]));
  return rows.map((row) => ({ ...row, contactNumber: numberOf.get(row.ownerId ?? '') ?? '' }));
}

/** Delivery notes of the crews that somebody sees; outside the office those that have been released. */
export async function notesToExport(db: Db, viewer: Viewer, projectId: string, span: Span) {
  let found = db
    .selectFrom('crewPaper')
    .innerJoin('crew', 'crew.id', 'crewPaper.crewId')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .leftJoin('file', (join) =>
      join.on(sql<boolean>`file.id = coalesce("crewPaper"."signedFileId", "crewPaper"."fileId")`),
    )
    .where('crewPaper.kind', '=', 'deliveryNote')
    .where('crew.projectId', '=', projectId)
    .where(canSeeCrew(viewer))
    .where(within('crew.startDate', span));
  if (!viewer.inside) found = found.where('crewPaper.releasedAt', 'is not', null);
  return found
    .select([
      'crewPaper.id',
      'crewPaper.crewId',
      'crewPaper.number',
      'crew.name as crew',
      'crew.shift',
      'crew.startDate as day',
      'crew.timeZone',
      'location.name as location',
      'crewPaper.releasedAt',
      'crewPaper.signedAt',
      'crewPaper.signerName as signer',
      'file.type as fileType',
      'file.content as fileContent',
    ])
    .orderBy('crew.startDate')
    .orderBy('crewPaper.number')
    .execute();
}
