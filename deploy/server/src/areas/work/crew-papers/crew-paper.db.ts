import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { nextNumber } from '#platform/db/number-range.ts';
import type { Db, Tables } from '#platform/db/tables.ts';

export type PaperKind = Tables['crewPaper']['kind'];

const columns = [
  'id',
  'version',
  'number',
  'fileId',
  'signedFileId',
  'downloadedAt',
  'releasedAt',
  'signedAt',
  'signerName',
  'signerEmail',
  'signatureFileId',
  'digitallyConfirmedAt as confirmedAt',
  'digitallyConfirmedBy as confirmedBy',
  'sentAt',
  'disputedAt',
  'fileSha256',
] as const;

const paperRows = (db: Db, crewId: string, kind: PaperKind) =>
  db.selectFrom('crewPaper').select(columns).where('crewId', '=', crewId).where('kind', '=', kind);

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
    .insertInto('crewPaper')
    .values({ id, crewId, kind, number })
    .onConflict((on) => on.columns(['tenantId', 'crewId', 'kind']).doNothing())
    .execute();
  return paperRows(db, crewId, kind).executeTakeFirstOrThrow();
}

export const setPaper = (db: Db, id: string, facts: Updateable<Tables['crewPaper']>) =>
  db
    .updateTable('crewPaper')
    .set({ ...facts, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

/** What is printed above the hours. */
export const paperHead = (db: Db, crewId: string) =>
  db
    .selectFrom('crew as c')
    .innerJoin('project as p', 'p.id', 'c.projectId')
    .leftJoin('company as k', 'k.id', 'p.companyId')
    .leftJoin('location as l', 'l.id', 'c.locationId')
    .leftJoin('contact as s', 's.id', 'c.contactOnSiteId')
    .leftJoin('person as o', 'o.id', 'c.signedOffBy')
    .select([
      'c.number',
      'c.name',
      'c.startDate',
      'c.endDate',
      'c.signedOffAt',
      'c.timeZone',
      'c.infoCrew',
      'c.infoChief',
      'c.cateringNote',
      'c.signOffNote',
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
