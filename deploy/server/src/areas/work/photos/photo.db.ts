import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { removeFile, sizesOf } from '#platform/files/file-sizes.db.ts';
import { offsetOf } from '#platform/http/paging.ts';

type State = Tables['crewPhoto']['state'];
type Wanted = {
  crewId?: string;
  state?: State | undefined;
  /** Approved ones, and those of this person; without it all of them. */
  approvedOrOf?: string | null;
  oldestFirst?: boolean;
  limit: number;
  page: number;
};

const photosWith = (db: Db) =>
  db
    .selectFrom('crewPhoto as h')
    .innerJoin('crew as c', 'c.id', 'h.crewId')
    .innerJoin('project as p', 'p.id', 'c.projectId')
    .innerJoin('person as b', 'b.id', 'h.personId')
    .innerJoin('file as f', 'f.id', 'h.fileId');

const wantedPhotos = (db: Db, { crewId, state, approvedOrOf }: Wanted) => {
  let found = photosWith(db);
  if (crewId !== undefined) found = found.where('h.crewId', '=', crewId);
  found = state ? found.where('h.state', '=', state) : found.where('h.state', '<>', 'withdrawn');
  if (approvedOrOf === undefined) return found;
  return found.where((where) =>
    where.or([where('h.state', '=', 'approved'), where('h.personId', '=', approvedOrOf ?? '')]),
  );
};

const columns = [
  'h.id',
  'h.version',
  'h.crewId',
  'c.name as crewName',
  'p.number as projectNumber',
  'p.name as projectName',
  'h.caption',
  'h.takenAt',
  'h.submittedAt',
  'h.personId',
  'h.state',
  'h.reason',
  'h.reasonCode',
  'h.decidedAt',
  'f.id as fileId',
  'f.content',
  'f.private',
] as const;
const by = fullName('b').as('by');
const sizes = sizesOf('f').as('sizes');

export async function photoRows(db: Db, wanted: Wanted) {
  const { total } = await wantedPhotos(db, wanted)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = wantedPhotos(db, wanted).select([...columns, by, sizes]);
  const ordered = wanted.oldestFirst
    ? found.orderBy('h.submittedAt').orderBy('h.id')
    : found.orderBy('h.takenAt', 'desc').orderBy('h.id');
  const rows = await ordered.limit(wanted.limit).offset(offsetOf(wanted)).execute();
  return { rows, total };
}

export const photoById = (db: Db, id: string) =>
  photosWith(db)
    .select([...columns, by, sizes])
    .where('h.id', '=', id)
    .executeTakeFirst();
export type PhotoRow = NonNullable<Awaited<ReturnType<typeof photoById>>>;

/** Held until the transaction ends: a photo is decided once. */
export const lockPhoto = async (db: Db, id: string): Promise<PhotoRow | undefined> => {
  await db.selectFrom('crewPhoto').select('id').where('id', '=', id).forUpdate().execute();
  return photoById(db, id);
};

export const insertPhoto = (db: Db, row: Insertable<Tables['crewPhoto']>) =>
  db.insertInto('crewPhoto').values(row).execute();

export const setPhoto = (db: Db, id: string, facts: Updateable<Tables['crewPhoto']>) =>
  db
    .updateTable('crewPhoto')
    .set({ ...facts, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();

/** The bytes go when nothing names the file any more. */
export async function removePhoto(db: Db, { id, fileId }: PhotoRow): Promise<void> {
  await db.deleteFrom('crewPhoto').where('id', '=', id).execute();
  const other = await db.selectFrom('crewPhoto').select('id').where('fileId', '=', fileId).executeTakeFirst();
  if (!other) await removeFile(db, fileId);
}

/** Pictures that were kept before there were sizes. */
export const withoutSizes = async (db: Db, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select distinct h."fileId" as id from "crewPhoto" h
    where not exists (select from "fileSize" s where s."fileId" = h."fileId")
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** A photo's file while it has no sizes. */
export const unsizedPhoto = (db: Db, fileId: string) =>
  db
    .selectFrom('file as f')
    .select(['f.id', 'f.content', 'f.private'])
    .where('f.id', '=', fileId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('fileSize as s').select('s.edge').whereRef('s.fileId', '=', 'f.id'))),
    )
    .executeTakeFirst();
