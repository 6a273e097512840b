import type { forms } from '@callboard/contract';
import { fileAddress } from '../files/addressed.ts';
import type { Handler } from '../http/handler.ts';
import { listOf, offsetOf } from '../http/paging.ts';
import { documentsOfForm } from './questions.db.ts';
import { reachedForm } from './reached-form.ts';

export const formDocuments: Handler<typeof forms.formDocuments> = async ({ params, query }, ctx) => {
  const { db } = ctx;
  await reachedForm(ctx, params.id);
  const all = await documentsOfForm(db, params.id);
  const page = all.slice(offsetOf(query), offsetOf(query) + query.limit);
  const items = page.map(({ fileId, content, private: isPrivate, ...row }) => {
    if (fileId === null || content === null) return { ...row, url: null, expiresAt: null };
    return { ...row, ...fileAddress({ id: fileId, content, private: isPrivate ?? true }, ctx) };
  });
  return listOf(items, all.length, query);
};
