import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { nextNumber } from '../../../platform/db/number-range.ts';
import type { Db, Tables } from '../../../platform/db/tables.ts';

export type PaperKind = Tables['crew_paper']['kind'];

const columns = [
  'id',
  'version',
  'number',
  'file_id as fileId',
  'signed_file_id as signedFileId',
  'downloaded_at as downloadedAt',
  'released_at as releasedAt',
  'signed_at as signedAt',
  'signer_name as signerName',
  'signer_email as signerEmail',
  'signature_file_id as signatureFileId',
  'digitally_confirmed_at as confirmedAt',
  'digitally_confirmed_by as confirmedBy',
  'sent_at as sentAt',
  'disputed_at as disputedAt',
  'file_sha256 as fileSha256',
] as const;

const paperRows = (db: Db, crewId: string, kind: PaperKind) =>
  db.selectFrom('crew_paper').select(columns).where('crew_id', '=', crewId).where('kind', '=', kind);

export const crewPaper = (db: Db, crewId: string, kind: PaperKind) =>
  paperRows(db, crewId, kind).executeTakeFirst();
export type CrewPaperRow = NonNullable<Awaited<ReturnType<typeof crewPaper>>>;

/** Held until the transaction ends, so that nobody signs twice. */
export const lockPaper = (db: Db, crewId: string, kind: PaperKind) =>
  paperRows(db, crewId, kind).forUpdate().executeTakeFirst();

const prefixes = { deliveryNote: 'DN', crewChiefSheet: 'CS' } as const satisfies Record<PaperKind, string>;

/** The paper of a crew, made with its number when it is first needed. */
export async function ensurePaper(
  db: Db,
  crewId: string,
  kind: PaperKind,
  { id = randomUUID() }: { id?: string } = {},
): Promise<CrewPaperRow> {
  const known = await lockPaper(db, crewId, kind);
  if (known) return known;
  const number = `${prefixes[kind]}-${await nextNumber(db, kind, 1001)}`;
  await db
    .insertInto('crew_paper')
    .values({ id, crew_id: crewId, kind, number })
    .onConflict((on) => on.columns(['tenant_id', 'crew_id', 'kind']).doNothing())
    .execute();
  return paperRows(db, crewId, kind).executeTakeFirstOrThrow();
}

export const setPaper = (db: Db, id: string, facts: Updateable<Tables['crew_paper']>) =>
  db
    .updateTable('crew_paper')
    .set({ ...facts, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

/** What is printed above the hours. */
export const paperHead = (db: Db, crewId: string) =>
  db
    .selectFrom('crew as c')
    .innerJoin('project as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.project_id'),
    )
    .leftJoin('company as k', (join) =>
      join.onRef('k.tenant_id', '=', 'p.tenant_id').onRef('k.id', '=', 'p.company_id'),
    )
    .leftJoin('location as l', (join) =>
      join.onRef('l.tenant_id', '=', 'c.tenant_id').onRef('l.id', '=', 'c.location_id'),
    )
    .leftJoin('contact as s', (join) =>
      join.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.contact_on_site_id'),
    )
    .leftJoin('person as o', (join) =>
      join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.id', '=', 'c.signed_off_by'),
    )
    .select([
      'c.number',
      'c.name',
      'c.start_date as startDate',
      'c.end_date as endDate',
      'c.signed_off_at as signedOffAt',
      'c.time_zone as timeZone',
      'c.info_crew as infoCrew',
      'c.info_chief as infoChief',
      'c.catering_note as cateringNote',
      'c.sign_off_note as signOffNote',
      'p.number as projectNumber',
      'p.name as projectName',
      'k.name as companyName',
      sql<string>`concat_ws(', ', l.name, nullif(l.street, ''), nullif(concat_ws(' ', l.zip, l.city), ''))`.as(
        'place',
      ),
      's.name as contactName',
      's.phone as contactPhone',
      fullName<string | null>('o').as('signedOffBy'),
    ])
    .where('c.id', '=', crewId)
    .executeTakeFirstOrThrow();
