import type { forms } from '@callboard/contract';
import { signedUrl } from '../files/signed-url.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { questionFile as fileOf } from './questions.db.ts';
import { reachedForm } from './reached-form.ts';

export const questionFile: Handler<typeof forms.questionFile> = async ({ params }, ctx) => {
  const { db, tenant, secret, now, caller } = ctx;
  const file = await fileOf(db, params.id);
  if (!file) throw notFound();
  await reachedForm(ctx, file.formId);
  const place = { tenant: tenant.id, key: secret('file'), now: now(), session: caller.sessionId };
  const { url, expiresAt } = signedUrl(file, place);
  return { url, expiresAt: expiresAt.toISOString(), name: file.name, type: file.type };
};
