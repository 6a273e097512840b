import { randomUUID } from 'node:crypto';
import type { Db } from '../db/tables.ts';

export type StoredFile = {
  id: string;
  content: string;
  name: string;
  type: string;
  size: number;
  private: boolean;
};

export const fileById = (db: Db, id: string): Promise<StoredFile | undefined> =>
  db
    .selectFrom('file')
    .select(['id', 'content', 'name', 'type', 'size', 'private'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function addFile(
  db: Db,
  file: Omit<StoredFile, 'id'> & { id?: string; at: Date },
): Promise<string> {
  const { at, id = randomUUID(), ...rest } = file;
  await db
    .insertInto('file')
    .values({ ...rest, id, createdAt: at })
    .execute();
  return id;
}
