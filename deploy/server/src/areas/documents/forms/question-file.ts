import type { forms } from '@callboard/contract';
import { fileAddress } from '../files/addressed.ts';
import { notFound } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { questionFile as fileOf } from './questions.db.ts';
import { reachedForm } from './reached-form.ts';

export const questionFile: Handler<typeof forms.questionFile> = async ({ params }, ctx) => {
  const file = await fileOf(ctx.db, params.id);
  if (!file) throw notFound();
  await reachedForm(ctx, file.formId);
  return { ...fileAddress(file, ctx), name: file.name, type: file.type };
};
