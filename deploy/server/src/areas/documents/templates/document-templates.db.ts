import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { hasAll } from '#platform/db/search.ts';
import type { Search } from '#platform/db/search.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/page-of.ts';

const templates = (db: Db) =>
  db
    .selectFrom('documentTemplate as m')
    .innerJoin('documentType as t', 't.id', 'm.typeId')
    .leftJoin('person as o', 'o.id', 'm.officePersonId');
const columns = [
  'm.id',
  'm.version',
  'm.name',
  'm.typeId',
  't.caption as type',
  'm.title',
  'm.body as text',
  'm.signing',
  'm.officePersonId as officeSignerId',
  fullName<string | null>('o').as('officeSignerName'),
] as const;

export const templateById = (db: Db, id: string) =>
  templates(db).select(columns).where('m.id', '=', id).executeTakeFirst();
export type TemplateFound = NonNullable<Awaited<ReturnType<typeof templateById>>>;

/** For one at a time. */
export const lockTemplate = (db: Db, id: string) =>
  db.selectFrom('documentTemplate').select('version').where('id', '=', id).forUpdate().executeTakeFirst();

type Wanted = { search: Search; limit: number; page: number };

export async function templatesFound(db: Db, { search, ...page }: Wanted) {
  const found = templates(db).where(hasAll(sql`fold_text(m.name)`, search));
  return pageOf(found.select(columns).orderBy('m.name').orderBy('m.id'), page);
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
