import type { forms } from '@callboard/contract';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { actorOf, addDocument, takeDocument, typeById } from '../documents/documents.public.ts';
import { noteAttached } from './attach-form-document.ts';
import { attachDocument } from './form-documents.db.ts';
import { formById } from './questions.db.ts';

/** A document of nobody, signed by nobody, that everybody who has the form reads. */
export const addFormDocument: Handler<typeof forms.addFormDocument> = async (input, ctx) => {
  const { params, body, request } = input;
  const { db, jobs, now, caller } = ctx;
  const form = await formById(db, params.id);
  if (!form) throw notFound();
  const { name, typeId, uploadId } = body;
  if (!(await typeById(db, typeId)))
    throw new AppError('invalid', { fields: [{ path: 'typeId', code: 'bad_choice' }] });
  const file = await takeDocument(ctx, uploadId);
  const actor = await actorOf(db, caller, request);
  const nobody = { ownerId: null, signatories: [], links: [] };
  const { id, number } = await addDocument({ db, jobs, now, actor }, { name, typeId, file, ...nobody });
  await attachDocument(db, { formId: form.id, documentId: id });
  await noteAttached(ctx, { form, caption: 'formDocumentAdded', document: name });
  return { id, number, name };
};
