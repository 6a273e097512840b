import { randomUUID } from 'node:crypto';
import type { DocumentTemplate, documentTemplates } from '@callboard/contract';
import { unknownFieldsIn } from '@callboard/domain';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { Db } from '#platform/db/tables.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { FieldError } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Ctx, Handler, Input, RequestFacts } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { officePeople } from '../../account/access/access.public.ts';
import { peopleById, typeById } from '../documents/documents.public.ts';
import {
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  templateById,
  updateTemplate,
} from './document-templates.db.ts';
import type { TemplateFacts } from './document-templates.db.ts';
import { presentTemplate } from './document-templates.ts';

type Body = Input<typeof documentTemplates.createDocumentTemplate>['body'];

/** What stands there as a field and is none, named. */
const unknownFields = (path: 'title' | 'text', text: string): FieldError[] =>
  unknownFieldsIn(text).map((field) => ({ path, code: 'unknown_field', params: { field } }));

/** Whoever signs for the office is somebody of the tenant who can be asked. */
async function checkedFacts(db: Db, { officeSignerId, ...body }: Body): Promise<TemplateFacts> {
  const fields = [...unknownFields('title', body.title), ...unknownFields('text', body.text)];
  const type = await typeById(db, body.typeId);
  if (!type || type.uploadable) fields.push({ path: 'typeId', code: 'bad_choice' });
  const signer = body.signing === 'personThenOffice' ? officeSignerId : null;
  if (signer === undefined) fields.push({ path: 'officeSignerId', code: 'required' });
  else if (signer !== null && (await peopleById(db, [signer])).length === 0)
    fields.push({ path: 'officeSignerId', code: 'bad_choice' });
  if (fields.length > 0) throw new AppError('invalid', { fields });
  return { ...body, officeSignerId: signer ?? null };
}

type Noted = {
  caption: 'documentTemplateAdded' | 'documentTemplateChanged' | 'documentTemplateRemoved';
  template: Pick<DocumentTemplate, 'id' | 'name'>;
  before?: unknown;
  after?: unknown;
};

async function noteTemplate({ db, caller, now }: Ctx, { template, ...noted }: Noted): Promise<void> {
  await noteActivity(db, {
    personId: null,
    category: 'document',
    body: template.name,
    subject: { kind: 'documentTemplate', id: template.id },
    actorId: caller.personId,
    at: now(),
    ...noted,
  });
  // Whoever has the templates open sees it at once.
  await changed(db, await officePeople(db), ['documentTemplates']);
}

async function readTemplate(db: Db, id: string): Promise<DocumentTemplate> {
  const found = await templateById(db, id);
  if (!found) throw notFound();
  return presentTemplate(found);
}

/** For one writer at a time, and as it was read. */
async function lockedTemplate(db: Db, id: string, request: RequestFacts): Promise<DocumentTemplate> {
  await lockTemplate(db, id);
  const template = await readTemplate(db, id);
  requireVersion(request, template.version, template);
  return template;
}

export const createDocumentTemplate: Handler<typeof documentTemplates.createDocumentTemplate> = async (
  { body },
  ctx,
) => {
  const facts = await checkedFacts(ctx.db, body);
  const id = randomUUID();
  await insertTemplate(ctx.db, facts, { id, at: ctx.now() });
  const template = await readTemplate(ctx.db, id);
  await noteTemplate(ctx, { caption: 'documentTemplateAdded', template, after: facts });
  return template;
};

export const editDocumentTemplate: Handler<typeof documentTemplates.editDocumentTemplate> = async (
  { params, body, request },
  ctx,
) => {
  const before = await lockedTemplate(ctx.db, params.id, request);
  const facts = await checkedFacts(ctx.db, body);
  await updateTemplate(ctx.db, params.id, facts);
  const template = await readTemplate(ctx.db, params.id);
  await noteTemplate(ctx, { caption: 'documentTemplateChanged', template, before, after: facts });
  return template;
};

/** The documents that were made from it have papers of their own. */
export const removeDocumentTemplate: Handler<typeof documentTemplates.removeDocumentTemplate> = async (
  { params, request },
  ctx,
) => {
  const template = await lockedTemplate(ctx.db, params.id, request);
  await deleteTemplate(ctx.db, params.id);
  await noteTemplate(ctx, { caption: 'documentTemplateRemoved', template, before: template });
};
