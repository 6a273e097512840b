import type { catalogue } from '@callboard/contract';
import type { Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { documentTypeRows } from './catalogue.db.ts';

export const documentTypes: Handler<typeof catalogue.documentTypes> = async ({ query }, { db }) => {
  const { rows, total } = await documentTypeRows(db, query);
  const items = rows.map(({ skillId, skillCaption, parameters, ...row }) => ({
    ...row,
    parameters: parameters as Record<string, unknown>,
    skill: skillId === null ? null : { id: skillId, caption: skillCaption ?? '' },
  }));
  return listOf(items, total, query);
};
