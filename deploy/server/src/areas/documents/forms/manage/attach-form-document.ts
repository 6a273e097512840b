import type { forms } from '@callboard/contract';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { attachDocument, attachable, peopleOfForm } from '../read/form-documents.db.ts';
import { formById } from '../read/questions.db.ts';
import type { Form } from '../read/questions.db.ts';

type Noted = {
  form: Form;
  caption: 'formDocumentAdded' | 'formDocumentRemoved';
  /** What it is called. */
  document: string;
};

/** A line in the history of the form; whoever has it open sees at once what is to be read. */
export async function noteAttached({ db, caller, now }: Ctx, { form, caption, document }: Noted) {
  await noteActivity(db, {
    personId: null,
    category: 'form',
    caption,
    body: `${form.name}: ${document}`,
    subject: { kind: 'form', id: form.id },
    actorId: caller.personId,
    at: now(),
  });
  await changed(db, [caller.personId, ...(await peopleOfForm(db, form.id))], ['forms']);
}

/** What belongs to somebody or is to be signed is not shown to all who have a form. */
export const attachFormDocument: Handler<typeof forms.attachFormDocument> = async ({ params }, ctx) => {
  const { db } = ctx;
  const form = await formById(db, params.id);
  const document = await attachable(db, params.documentId);
  if (!form || !document) throw notFound();
  const { id, number, name, status, ownerId, withheld } = document;
  if (status !== 'information' || ownerId !== null || withheld)
    throw new AppError('wrong_state', { params: { status } });
  const isNew = await attachDocument(db, { formId: form.id, documentId: id });
  if (isNew) await noteAttached(ctx, { form, caption: 'formDocumentAdded', document: name });
  return { id, number, name };
};
