import type { forms } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { noteAttached } from './attach-form-document.ts';
import { detachDocument } from '../read/form-documents.db.ts';
import { formById } from '../read/questions.db.ts';

/** Taking off what is not there any more is done already. */
export const removeFormDocument: Handler<typeof forms.removeFormDocument> = async ({ params }, ctx) => {
  const form = await formById(ctx.db, params.id);
  if (!form) throw notFound();
  const document = await detachDocument(ctx.db, { formId: form.id, documentId: params.documentId });
  if (document !== null) await noteAttached(ctx, { form, caption: 'formDocumentRemoved', document });
};
