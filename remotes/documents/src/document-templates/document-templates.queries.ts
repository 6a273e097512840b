import { infinite, query } from '@callboard/client';
import { documentTemplates } from '@callboard/contract';
import { readable } from '../base/readable.ts';

export const templatesQuery = (q: string | undefined) =>
  infinite(
    documentTemplates.documentTemplates,
    { query: { limit: 60, ...(q && { q }) } },
    { ...readable, placeholderData: (before) => before },
  );

/** All that a document can be made from. */
export const templateChoiceQuery = query(
  documentTemplates.documentTemplates,
  { query: { limit: 200, page: 1 } },
  readable,
);

export const templateQuery = (id: string) => query(documentTemplates.documentTemplate, { params: { id } });

export const templateValuesQuery = (id: string, people: readonly string[]) =>
  query(documentTemplates.templateValues, { params: { id }, query: { people: people.join(',') } });
