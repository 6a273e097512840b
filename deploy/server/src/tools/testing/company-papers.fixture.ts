import type { Insertable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';
import { addFile } from '#platform/files/file.db.ts';
import type { FilePort } from '#platform/ports.ts';

type Row = Insertable<Tables['document']>;
type Kind = Tables['documentLink']['subjectKind'];

/** The types that tests of papers need: a plain one, one that proves a skill, one of social security. */
export async function addDocumentTypes(db: Db): Promise<void> {
  await db.insertInto('skill').values({ id: 'forklift', caption: 'Forklift', documentBased: true }).execute();
  await db
    .insertInto('documentType')
    .values([
      { id: 'plan', caption: 'Plan', uploadable: true, skillId: null },
      { id: 'licence', caption: 'Licence', uploadable: true, skillId: 'forklift' },
      { id: 'socialSecurity', caption: 'A1', uploadable: true, skillId: null },
    ])
    .execute();
}

export const addTextFile = async (db: Db, files: FilePort, text: string): Promise<string> => {
  const { name: content, size } = await files.put(Buffer.from(text));
  const file = { content, name: `${text}.txt`, type: 'text/plain; charset=utf-8', size, private: true };
  return addFile(db, { ...file, at: new Date() });
};

/** A paper at a thing, or of a person. */
export async function addPaper(
  db: Db,
  paper: Partial<Row> & { id: string },
  at?: readonly [kind: Kind, id: string],
): Promise<void> {
  await db
    .insertInto('document')
    .values({
      number: `D-${paper.id}`,
      name: `Paper ${paper.id}`,
      typeId: 'plan',
      status: 'information',
      createdAt: new Date('2026-11-01T08:00:00Z'),
      ...paper,
    })
    .execute();
  if (!at) return;
  await db
    .insertInto('documentLink')
    .values({ documentId: paper.id, subjectKind: at[0], subjectId: at[1] })
    .execute();
}
