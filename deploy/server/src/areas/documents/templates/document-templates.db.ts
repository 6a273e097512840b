import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { hasAll } from '#platform/db/list/search.ts';
import type { Search } from '#platform/db/list/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

const templates = (db: Db) =>
  db
    .selectFrom('documentTemplate')
    .innerJoin('documentType', 'documentType.id', 'documentTemplate.typeId')
    .leftJoin('person', 'person.id', 'documentTemplate.officePersonId');
const columns = [
  'documentTemplate.id',
  'documentTemplate.version',
  'documentTemplate.name',
  'documentTemplate.typeId',
  'documentType.caption as type',
  'documentTemplate.title',
  'documentTemplate.body as text',
  'documentTemplate.signing',
  'documentTemplate.officePersonId as officeSignerId',
  fullName<string | null>('person').as('officeSignerName'),
] as const;

export const templateById = (db: Db, id: string) =>
  templates(db).select(columns).where('documentTemplate.id', '=', id).executeTakeFirst();
export type TemplateFound = NonNullable<Awaited<ReturnType<typeof templateById>>>;

/** For one at a time. */
export const lockTemplate = (db: Db, id: string) =>
  db.selectFrom('documentTemplate').select('version').where('id', '=', id).forUpdate().executeTakeFirst();

type Wanted = { search: Search; limit: number; page: number };

export async function templatesFound(db: Db, { search, ...page }: Wanted) {
  const found = templates(db).where(hasAll(sql`fold_text("documentTemplate".name)`, search));
  return pageOf(found.select(columns).orderBy('documentTemplate.name').orderBy('documentTemplate.id'), page);
}

export type TemplateFacts = {
  name: string;
  typeId: string;
  title: string;
  text: string;
  signing: TemplateFound['signing'];
  officeSignerId: string | null;
};

const rowOf = ({ name, typeId, title, text, signing, officeSignerId }: TemplateFacts) => ({
  name,
  typeId,
  title,
  body: text,
  signing,
  officePersonId: officeSignerId,
});

export async function insertTemplate(
  db: Db,
  facts: TemplateFacts,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await db
    .insertInto('documentTemplate')
    .values({ ...rowOf(facts), id, createdAt: at })
    .execute();
}

export async function updateTemplate(db: Db, id: string, facts: TemplateFacts): Promise<void> {
  await db
    .updateTable('documentTemplate')
    .set({ ...rowOf(facts), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(db: Db, id: string): Promise<void> {
  await db.deleteFrom('documentTemplate').where('id', '=', id).execute();
}
