import type { DocumentTemplate, documentTemplates as contract } from '@callboard/contract';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import { searching } from '#platform/db/list/search.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { templateById, templatesFound } from './document-templates.db.ts';
import type { TemplateFound } from './document-templates.db.ts';

export const presentTemplate = ({
  typeId,
  type,
  officeSignerId,
  officeSignerName,
  ...row
}: TemplateFound): DocumentTemplate => ({
  ...row,
  type: { id: typeId, caption: type },
  officeSigner: namedPerson(officeSignerId, officeSignerName),
});

export const documentTemplates: Handler<typeof contract.documentTemplates> = async ({ query }, { db }) => {
  const { rows, total } = await searching(query.q, (search) => templatesFound(db, { ...query, search }));
  return listOf(rows.map(presentTemplate), total, query);
};

export const documentTemplate: Handler<typeof contract.documentTemplate> = async ({ params }, { db }) => {
  const found = await templateById(db, params.id);
  if (!found) throw notFound();
  return presentTemplate(found);
};
