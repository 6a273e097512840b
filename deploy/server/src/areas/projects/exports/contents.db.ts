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
      ? sql`i."projectId" = ${subject.projectId}`
      : sql`i."projectId" in (select p.id from project p where p."companyId" = ${subject.companyId})`;
  return sql`select i."personId" from "crewItem" i where ${place} and i."personId" is not null
    and ${isFilled} and ${within('i.startDate', span)}`;
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
    .selectFrom('crewPaper as d')
    .innerJoin('crew as k', 'k.id', 'd.crewId')
    .innerJoin('project as p', 'p.id', 'k.projectId')
    .leftJoin('location as l', 'l.id', 'k.locationId')
    .leftJoin('file as f', (join) => join.on(sql<boolean>`f.id = coalesce(d."signedFileId", d."fileId")`))
    .where('d.kind', '=', 'deliveryNote')
    .where('k.projectId', '=', projectId)
    .where(canSeeCrew(viewer))
    .where(within('k.startDate', span));
  if (!viewer.inside) found = found.where('d.releasedAt', 'is not', null);
  return found
    .select([
      'd.id',
      'd.crewId',
      'd.number',
      'k.name as crew',
      'k.shift',
      'k.startDate as day',
      'k.timeZone',
      'l.name as location',
      'd.releasedAt',
      'd.signedAt',
      'd.signerName as signer',
      'f.type as fileType',
      'f.content as fileContent',
    ])
    .orderBy('k.startDate')
    .orderBy('d.number')
    .execute();
}
