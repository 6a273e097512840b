import type { projects } from '@callboard/contract';
import { addUploadedDocument, requireDocumentType } from '../../../documents/documents/documents.public.ts';
import type { Handler } from '#platform/http/handler.ts';
import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { projectToChange } from '../read/project.db.ts';
import { viewerOf } from '../../../account/access/access.public.ts';
import { peopleAround } from '../write/write-project.db.ts';

export const addProjectDocument: Handler<typeof projects.addProjectDocument> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, now } = ctx;
  const bare = await projectToChange(db, viewerOf(caller), params.number);
  await requireDocumentType(ctx, body.typeId);
  const { id, number, name } = await addUploadedDocument(ctx, request, {
    ...body,
    links: [{ kind: 'project', id: bare.id }],
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
  await changed(db, await peopleAround(db, bare.id), ['documents', `project:${bare.id}`]);
  return { id, number, name };
};
