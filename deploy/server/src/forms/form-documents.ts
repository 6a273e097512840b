import type { forms } from '@callboard/contract';
import { signedUrl } from '../files/signed-url.ts';
import type { Handler } from '../http/handler.ts';
import { listOf, offsetOf } from '../http/paging.ts';
import { documentsOfForm } from './questions.db.ts';
import { reachedForm } from './reached-form.ts';

export const formDocuments: Handler<typeof forms.formDocuments> = async ({ params, query }, ctx) => {
  const { db, tenant, secret, now, caller } = ctx;
  await reachedForm(ctx, params.id);
  const all = await documentsOfForm(db, params.id);
  const place = { tenant: tenant.id, key: secret('file'), now: now(), session: caller.sessionId };
  const page = all.slice(offsetOf(query), offsetOf(query) + query.limit);
  const items = page.map(({ fileId, content, private: isPrivate, ...row }) => {
    if (fileId === null || content === null) return { ...row, url: null, expiresAt: null };
    const { url, expiresAt } = signedUrl({ id: fileId, content, private: isPrivate ?? true }, place);
    return { ...row, url, expiresAt: expiresAt.toISOString() };
  });
  return listOf(items, all.length, query);
};
