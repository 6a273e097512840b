import type { forms } from '@callboard/contract';
import { fileAddress } from '#platform/http/file-address.ts';
import type { Handler } from '#platform/http/handler.ts';
import { listOf, offsetOf } from '#platform/db/list/paging.ts';
import { documentsOfForm } from '../read/form-documents.db.ts';
import { requireVisibleForm } from '../read/forms.policy.ts';

export const formDocuments: Handler<typeof forms.formDocuments> = async ({ params, query }, ctx) => {
  const { db } = ctx;
  await requireVisibleForm(ctx, params.id);
  const all = await documentsOfForm(db, params.id);
  const page = all.slice(offsetOf(query), offsetOf(query) + query.limit);
  const items = page.map(({ fileId, content, private: isPrivate, ...row }) => {
    if (fileId === null || content === null) return { ...row, url: null, expiresAt: null };
    return { ...row, ...fileAddress({ id: fileId, content, private: isPrivate ?? true }, ctx) };
  });
  return listOf(items, all.length, query);
};
