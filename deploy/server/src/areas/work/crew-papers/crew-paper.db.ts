import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Updateable } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { nextNumber } from '#platform/db/expression/number-range.ts';
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
    .selectFrom('crew')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .leftJoin('company', 'company.id', 'project.companyId')
    .leftJoin('location', 'location.id', 'crew.locationId')
    .leftJoin('contact', 'contact.id', 'crew.contactOnSiteId')
    .leftJoin('person', 'person.id', 'crew.signedOffBy')
    .select([
      'crew.number',
      'crew.name',
      'crew.startDate',
      'crew.endDate',
      'crew.signedOffAt',
      'crew.timeZone',
      'crew.infoCrew',
      'crew.infoChief',
      'crew.cateringNote',
      'crew.signOffNote',
      'project.number as projectNumber',
      'project.name as projectName',
      'company.name as companyName',
      sql<string>`concat_ws(', ', location.name, nullif(location.street, ''),
        nullif(concat_ws(' ', location.zip, location.city), ''))`.as('place'),
      'contact.name as contactName',
      'contact.phone as contactPhone',
      fullName<string | null>('person').as('signedOffBy'),
    ])
    .where('crew.id', '=', crewId)
    .executeTakeFirstOrThrow();
