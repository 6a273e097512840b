import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export type Sized = { id: string; content: string; private: boolean };
export type PictureRow = Sized & { sizes: (Sized & { edge: number })[] };

/** The sizes of the file behind an alias, as one column. */
export const sizesOf = (file: string) =>
  sql<PictureRow['sizes']>`coalesce((select jsonb_agg(jsonb_build_object('edge', s.edge, 'id', z.id,
    'content', z.content, 'private', z.private)) from "fileSize" s join file z
    on z."tenantId" = s."tenantId" and z.id = s."sizedFileId"
    where s."tenantId" = ${sql.ref(`${file}.tenantId`)} and s."fileId" = ${sql.ref(`${file}.id`)}), '[]')`;

/** Files with their sizes; one query for all. */
export const filesById = (db: Db, fileIds: readonly string[]): Promise<PictureRow[]> =>
  db
    .selectFrom('file as f')
    .select(['f.id', 'f.content', 'f.private', sizesOf('f').as('sizes')])
    .where('f.id', 'in', [...fileIds])
    .execute();

/** The size of an edge, else the picture as it came. */
export const sizedFile = (picture: PictureRow, edge: number): Sized =>
  picture.sizes.find((size) => size.edge === edge) ?? picture;

export const addSizes = async (
  db: Db,
  fileId: string,
  sizes: readonly { edge: number; fileId: string }[],
): Promise<void> => {
  await db
    .insertInto('fileSize')
    .values(sizes.map(({ edge, fileId: sized }) => ({ fileId, edge, sizedFileId: sized })))
    .onConflict((on) => on.doNothing())
    .execute();
};

/** A file and what was made of it. */
export async function removeFile(db: Db, fileId: string): Promise<void> {
  const sizes = await db
    .selectFrom('fileSize')
    .select('sizedFileId as id')
    .where('fileId', '=', fileId)
    .execute();
  await db.deleteFrom('fileSize').where('fileId', '=', fileId).execute();
  const ids = [fileId, ...sizes.map(({ id }) => id)];
  await db.deleteFrom('file').where('id', 'in', ids).execute();
}

/** The other sizes of a picture, with what the file table says of each. */
export const sizesOfFile = (db: Db, fileId: string) =>
  db
    .selectFrom('fileSize as s')
    .innerJoin('file as f', 'f.id', 's.sizedFileId')
    .select(['s.edge', 'f.content', 'f.name', 'f.type', 'f.size'])
    .where('s.fileId', '=', fileId)
    .execute();
