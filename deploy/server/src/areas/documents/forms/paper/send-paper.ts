import { fileById } from '#platform/files/file.db.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { wordsFor } from './form-words.ts';

type Paper = {
  form: string;
  fileId: string;
  email: string;
  personId: string | null;
  subject: { kind: string; id: string };
};

/** Mails a signed paper, in the language of who sends it. */
export async function sendPaper(ctx: Ctx, { form, fileId, email, personId, subject }: Paper) {
  const { db, tenant, mail, caller, now } = ctx;
  if (email === '') throw new AppError('invalid', { fields: [{ path: 'email', code: 'required' }] });
  const file = await fileById(db, fileId);
  if (!file) throw notFound();
  const { words } = await wordsFor(ctx);
  const fill = (text: string) => text.replaceAll('{form}', form).replaceAll('{tenant}', tenant.name);
  await mail.send({
    to: email,
    subject: fill(words.mailSubject),
    text: fill(words.mailText),
    attachments: [{ name: file.name, type: file.type, content: file.content }],
  });
  await noteActivity(db, {
    personId,
    category: 'form',
    caption: 'formSent',
    body: form,
    subject,
    actorId: caller.personId,
    after: { email },
    at: now(),
  });
  return { email, sentAt: now().toISOString() };
}
