import { AppError } from '#platform/errors/app-error.ts';
import type { Ctx, RequestFacts } from '#platform/http/handler.ts';
import { addDocument } from './add-document.ts';
import type { NewDocument } from './add-document.ts';
import { typeById } from './add-document.db.ts';
import { actorOf } from '../document/evidence.db.ts';
import { takeDocument } from './taken-document.ts';

/** The type that was chosen for a document. */
export async function requireDocumentType({ db }: Pick<Ctx, 'db'>, typeId: string) {
  const type = await typeById(db, typeId);
  if (!type) throw new AppError('invalid', { fields: [{ path: 'typeId', code: 'bad_choice' }] });
  return type;
}

type Uploaded = Pick<NewDocument, 'typeId' | 'validFrom' | 'validUntil' | 'status'> & {
  uploadId: string;
  /** As the file is called where nothing is said. */
  name?: string | undefined;
} & Partial<Pick<NewDocument, 'ownerId' | 'links'>>;

/** A document made of an upload, which nobody signs. */
export async function addUploadedDocument(
  ctx: Ctx,
  request: RequestFacts,
  { uploadId, name: given, ownerId = null, links = [], ...document }: Uploaded,
): Promise<{ id: string; number: string; name: string }> {
  const { db, caller, jobs, now } = ctx;
  const { name: fileName, ...file } = await takeDocument(ctx, uploadId);
  const actor = await actorOf(db, caller, request);
  const name = given ?? fileName;
  const added = await addDocument(
    { db, jobs, now, actor },
    { ...document, name, ownerId, links, file, signatories: [] },
  );
  return { ...added, name };
}
