import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { proofsOf } from '../linked-papers/linked-papers.public.ts';
import type { Db } from '../../../platform/db/tables.ts';
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
      ? sql`i.project_id = ${subject.projectId}`
      : sql`i.project_id in (select p.id from project p where p.company_id = ${subject.companyId})`;
  return sql`select i.person_id from crew_item i where ${place} and i.person_id is not null
    and ${isFilled} and ${within('i.start_date', span)}`;
}

export async function proofsToExport(db: Db, viewer: Viewer, people: RawBuilder<unknown>) {
  const { rows } = await proofsOf(db, viewer, 'skill', people, everything);
  const numbers = await db
    .selectFrom('person')
    .select(['id', 'contact_number as contactNumber'])
    .where(sql<boolean>`id in (${people})`)
    .execute();
  const numberOf = new Map(numbers.map(({ id, contactNumber }) => [id, contactNumber]));
  return rows.map((row) => ({ ...row, contactNumber: numberOf.get(row.ownerId ?? '') ?? '' }));
}

/** Delivery notes of the crews that somebody sees; outside the office those that have been released. */
export async function notesToExport(db: Db, viewer: Viewer, projectId: string, span: Span) {
  let found = db
    .selectFrom('crew_paper as d')
    .innerJoin('crew as k', (join) =>
      join.onRef('k.tenant_id', '=', 'd.tenant_id').onRef('k.id', '=', 'd.crew_id'),
    )
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.project_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'k.tenant_id').onRef('l.id', '=', 'k.location_id'),
    )
    .leftJoin('file as f', (join) =>
      join
        .onRef('f.tenant_id', '=', 'd.tenant_id')
        .on(sql<boolean>`f.id = coalesce(d.signed_file_id, d.file_id)`),
    )
    .where('d.kind', '=', 'deliveryNote')
    .where('k.project_id', '=', projectId)
    .where(canSeeCrew(viewer))
    .where(within('k.start_date', span));
  if (!viewer.inside) found = found.where('d.released_at', 'is not', null);
  return found
    .select([
      'd.id',
      'd.crew_id as crewId',
      'd.number',
      'k.name as crew',
      'k.shift',
      'k.start_date as day',
      'k.time_zone as timeZone',
      'l.name as location',
      'd.released_at as releasedAt',
      'd.signed_at as signedAt',
      'd.signer_name as signer',
      'f.type as fileType',
      'f.content as fileContent',
    ])
    .orderBy('k.start_date')
    .orderBy('d.number')
    .execute();
}
