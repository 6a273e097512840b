import type { crewChecks } from '@callboard/contract';
import { fileById } from '#platform/files/file.db.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import { requireVersion } from '#platform/http/handler.ts';
import type { Handler } from '#platform/http/handler.ts';
import { storePaper } from '#platform/pdf/store-paper.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { languageOf } from '../../../account/settings/settings.public.ts';
import { lockItem } from '../../crew-items/crew-items.public.ts';
import { takeUpload } from '../../../documents/uploads/uploads.public.ts';
import { findVisibleCheck } from '../read/answer-check.ts';
import { checkPaper } from './check-paper.ts';
import { setCheck } from '../read/check.db.ts';
import { announceCheckChange } from '../take/write-check.ts';

export const signCrewCheck: Handler<typeof crewChecks.signCrewCheck> = async (
  { params, body, request },
  ctx,
) => {
  const { db, caller, tenant, files, now, once } = ctx;
  const seen = await findVisibleCheck(ctx, params.id);
  if (seen.row.personId !== caller.personId) throw notFound();
  await lockItem(db, seen.row.itemId);
  const { row, access, viewer } = await findVisibleCheck(ctx, params.id);
  if (!row.checkId || row.checkState !== 'signedOff' || row.signedFileId)
    throw new AppError('wrong_state', { params: { state: row.signedFileId ? 'signed' : row.status } });
  // What is signed is what was read.
  requireVersion(request, row.version ?? 0);
  const upload = await takeUpload(ctx, body.uploadId, { types: ['image/'] });
  const picture = await fileById(db, upload.fileId);
  const image = picture && (await files.read(picture.content));
  if (!image) throw notFound();
  const language = await languageOf(db, caller);
  const at = once('signed', now);
  const paper = checkPaper({
    row,
    viewer: { ...viewer, now: at },
    language,
    tenantName: tenant.name,
    crew: access.crew,
    signature: { at, image },
  });
  const { fileId } = await storePaper(ctx, paper, `${access.crew.number}-${row.contactNumber}.pdf`);
  await setCheck(db, row.checkId, { signedFileId: fileId, signedAt: at });
  await noteActivity(db, {
    personId: row.personId,
    category: 'crewCheck',
    caption: 'check_signed',
    subject: { kind: 'crewItem', id: row.itemId },
    actorId: row.personId,
    after: { minutes: row.approvedMinutes },
    at,
  });
  await announceCheckChange(ctx, row.crewId);
  return { id: row.checkId, version: (row.version ?? 0) + 1, signedAt: at.toISOString() };
};
