import { createHash } from 'node:crypto';
import type { Db } from '../db/tables.ts';
import { nextNumber } from '../db/number-range.ts';
import type { FilePort } from '../ports.ts';

export const documentTypeExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('document_type').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

type NewDocument = {
  id: string;
  name: string;
  typeId: string;
  fileId: string;
  projectId: string;
  by: string | null;
  at: Date;
};

async function freeNumber(db: Db): Promise<string> {
  for (;;) {
    const number = `D-${await nextNumber(db, 'document', 10_000)}`;
    const taken = await db
      .selectFrom('document')
      .select('id')
      .where('number', '=', number)
      .executeTakeFirst();
    if (!taken) return number;
  }
}

/** A document to read, that lies at a project. */
export async function addLinkedDocument(
  db: Db,
  files: FilePort,
  { id, name, typeId, fileId, projectId, by, at }: NewDocument,
): Promise<{ id: string; number: string }> {
  const number = await freeNumber(db);
  const { content } = await db
    .selectFrom('file')
    .select('content')
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow();
  const bytes = await files.read(content);
  await db
    .insertInto('document')
    .values({
      id,
      number,
      name,
      type_id: typeId,
      status: 'information',
      file_id: fileId,
      sha256: bytes && createHash('sha256').update(bytes).digest('hex'),
      created_at: at,
      created_by: by,
    })
    .execute();
  await db
    .insertInto('document_link')
    .values({ document_id: id, subject_kind: 'project', subject_id: projectId })
    .execute();
  return { id, number };
}
