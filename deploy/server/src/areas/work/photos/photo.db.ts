import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { removeFile, sizesOf } from '#platform/files/file-sizes.db.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

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
    .selectFrom('crewPhoto')
    .innerJoin('crew', 'crew.id', 'crewPhoto.crewId')
    .innerJoin('project', 'project.id', 'crew.projectId')
    .innerJoin('person', 'person.id', 'crewPhoto.personId')
    .innerJoin('file', 'file.id', 'crewPhoto.fileId');

const wantedPhotos = (db: Db, { crewId, state, approvedOrOf }: Wanted) => {
  let found = photosWith(db);
  if (crewId !== undefined) found = found.where('crewPhoto.crewId', '=', crewId);
  found = state
    ? found.where('crewPhoto.state', '=', state)
    : found.where('crewPhoto.state', '<>', 'withdrawn');
  if (approvedOrOf === undefined) return found;
  return found.where((where) =>
    where.or([
      where('crewPhoto.state', '=', 'approved'),
      where('crewPhoto.personId', '=', approvedOrOf ?? ''),
    ]),
  );
};

const columns = [
  'crewPhoto.id',
  'crewPhoto.version',
  'crewPhoto.crewId',
  'crew.name as crewName',
  'project.number as projectNumber',
  'project.name as projectName',
  'crewPhoto.caption',
  'crewPhoto.takenAt',
  'crewPhoto.submittedAt',
  'crewPhoto.personId',
  'crewPhoto.state',
  'crewPhoto.reason',
  'crewPhoto.reasonCode',
  'crewPhoto.decidedAt',
  'file.id as fileId',
  'file.content',
  'file.private',
] as const;
const by = fullName('person').as('by');
const sizes = sizesOf('file').as('sizes');

export async function photoRows(db: Db, wanted: Wanted) {
  const { total } = await wantedPhotos(db, wanted)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const found = wantedPhotos(db, wanted).select([...columns, by, sizes]);
  const ordered = wanted.oldestFirst
    ? found.orderBy('crewPhoto.submittedAt').orderBy('crewPhoto.id')
    : found.orderBy('crewPhoto.takenAt', 'desc').orderBy('crewPhoto.id');
  const rows = await ordered.limit(wanted.limit).offset(offsetOf(wanted)).execute();
  return { rows, total };
}

export const photoById = (db: Db, id: string) =>
  photosWith(db)
    .select([...columns, by, sizes])
    .where('crewPhoto.id', '=', id)
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
  const { rows } = await sql<{ id: string }>`select distinct "crewPhoto"."fileId" as id from "crewPhoto"
    where not exists (select from "fileSize" where "fileSize"."fileId" = "crewPhoto"."fileId")
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};

/** A photo's file while it has no sizes. */
export const unsizedPhoto = (db: Db, fileId: string) =>
  db
    .selectFrom('file')
    .select(['id', 'content', 'private'])
    .where('id', '=', fileId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('fileSize').select('fileSize.edge').whereRef('fileSize.fileId', '=', 'id'))),
    )
    .executeTakeFirst();
