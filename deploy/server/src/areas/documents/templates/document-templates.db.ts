import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { hasAll } from '../../../platform/db/search.ts';
import type { Search } from '../../../platform/db/search.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { pageOf } from '../../../platform/db/page-of.ts';

const templates = (db: Db) =>
  db
    .selectFrom('document_template as m')
    .innerJoin('document_type as t', (join) =>
      join.onRef('t.tenant_id', '=', 'm.tenant_id').onRef('t.id', '=', 'm.type_id'),
    )
    .leftJoin('person as o', (join) =>
      join.onRef('o.tenant_id', '=', 'm.tenant_id').onRef('o.id', '=', 'm.office_person_id'),
    );
const columns = [
  'm.id',
  'm.version',
  'm.name',
  'm.type_id as typeId',
  't.caption as type',
  'm.title',
  'm.body as text',
  'm.signing',
  'm.office_person_id as officeSignerId',
  fullName<string | null>('o').as('officeSignerName'),
] as const;

export const templateById = (db: Db, id: string) =>
  templates(db).select(columns).where('m.id', '=', id).executeTakeFirst();
export type TemplateFound = NonNullable<Awaited<ReturnType<typeof templateById>>>;

/** For one at a time. */
export const lockTemplate = (db: Db, id: string) =>
  db.selectFrom('document_template').select('version').where('id', '=', id).forUpdate().executeTakeFirst();

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
  type_id: typeId,
  title,
  body: text,
  signing,
  office_person_id: officeSignerId,
});

export async function insertTemplate(
  db: Db,
  facts: TemplateFacts,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await db
    .insertInto('document_template')
    .values({ ...rowOf(facts), id, created_at: at })
    .execute();
}

export async function updateTemplate(db: Db, id: string, facts: TemplateFacts): Promise<void> {
  await db
    .updateTable('document_template')
    .set({ ...rowOf(facts), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(db: Db, id: string): Promise<void> {
  await db.deleteFrom('document_template').where('id', '=', id).execute();
}
