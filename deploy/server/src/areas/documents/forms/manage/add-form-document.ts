import type { forms } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { addUploadedDocument, requireDocumentType } from '../../documents/documents.public.ts';
import { noteAttached } from './attach-form-document.ts';
import { attachDocument } from '../read/form-documents.db.ts';
import { formById } from '../read/questions.db.ts';

/** A document of nobody, signed by nobody, that everybody who has the form reads. */
export const addFormDocument: Handler<typeof forms.addFormDocument> = async (input, ctx) => {
  const { params, body, request } = input;
  const { db } = ctx;
  const form = await formById(db, params.id);
  if (!form) throw notFound();
  await requireDocumentType(ctx, body.typeId);
  const { id, number, name } = await addUploadedDocument(ctx, request, body);
  await attachDocument(db, { formId: form.id, documentId: id });
  await noteAttached(ctx, { form, caption: 'formDocumentAdded', document: name });
  return { id, number, name };
};
