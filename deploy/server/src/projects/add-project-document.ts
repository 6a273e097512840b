import { randomUUID } from 'node:crypto';
import type { projects } from '@callboard/contract';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/handler.ts';
import { changed } from '../live/changed.ts';
import { noteActivity } from '../operations/note.ts';
import { takeUpload } from '../uploads/take-upload.ts';
import { projectToChange } from './project.db.ts';
import { viewerOf } from './viewer.ts';
import { addLinkedDocument, documentTypeExists } from './write-document.db.ts';
import { peopleAround } from './write-project.db.ts';

export const addProjectDocument: Handler<typeof projects.addProjectDocument> = async (
  { params, body },
  ctx,
) => {
  const { db, caller, now, files } = ctx;
  const bare = await projectToChange(db, viewerOf(caller), params.number);
  if (!(await documentTypeExists(db, body.typeId))) {
    throw new AppError('invalid', { fields: [{ path: 'typeId', code: 'bad_choice' }] });
  }
  const file = await takeUpload(ctx, body.uploadId, { types: ['application/pdf', 'image/', 'text/plain'] });
  const name = body.name ?? file.name;
  const { id, number } = await addLinkedDocument(db, files, {
    id: randomUUID(),
    name,
    typeId: body.typeId,
    fileId: file.fileId,
    projectId: bare.id,
    by: caller.personId,
    at: now(),
  });
  await noteActivity(db, {
    personId: null,
    category: 'document',
    caption: 'document_added',
    body: name,
    subject: { kind: 'project', id: bare.id },
    actorId: caller.personId,
    after: { documentId: id, number, name },
    at: now(),
  });
  await changed(db, await peopleAround(db, bare.id), [`project:${bare.id}`]);
  return { id, number, name };
};
