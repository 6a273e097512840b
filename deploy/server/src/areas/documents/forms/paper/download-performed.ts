import type { forms } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { performedOf } from '../read/occasion.ts';
import { keptPdf } from './paper-reply.ts';
import { performedReply } from './paper.ts';

export const downloadPerformed: Handler<typeof forms.downloadPerformed> = async ({ params, query }, ctx) => {
  const { result, ...performed } = await performedOf(ctx, params.id, query);
  if (!result) throw notFound();
  const kept = result.signedFileId ?? result.paperFileId;
  if (kept !== null) return keptPdf(ctx, kept);
  const done = { ...performed, result };
  return performedReply(ctx, done);
};
