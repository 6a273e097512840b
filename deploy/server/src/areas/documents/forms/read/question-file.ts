import type { forms } from '@callboard/contract';
import { fileAddress } from '#platform/http/file-address.ts';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { questionFile as fileOf } from './questions.db.ts';
import { requireVisibleForm } from './forms.policy.ts';

export const questionFile: Handler<typeof forms.questionFile> = async ({ params }, ctx) => {
  const file = await fileOf(ctx.db, params.id);
  if (!file) throw notFound();
  await requireVisibleForm(ctx, file.formId);
  return { ...fileAddress(file, ctx), name: file.name, type: file.type };
};
