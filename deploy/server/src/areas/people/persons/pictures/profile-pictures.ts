import type { PersonPicture, ProfilePicture, persons } from '@callboard/contract';
import type { PortraitRejection } from '@callboard/domain';
import { nameOfPerson } from '#platform/db/expression/name-of-person.ts';
import { fileAddress } from '#platform/http/file-address.ts';
import { filesById, sizedFile } from '#platform/files/file-sizes.db.ts';
import { requireReason } from '#platform/errors/require-reason.ts';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { listOf } from '#platform/db/list/paging.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import { takeUpload } from '../../../documents/uploads/uploads.public.ts';
import { callerRole, requireOwnOrEditing } from '../read/persons.policy.ts';
import { closeTodosOf } from '../read/person-changes.db.ts';
import {
  alignPicture,
  decideSubmission,
  submitPicture,
  pictureOwner,
  setSubmittedFile,
  showPicture,
  submissionById,
  submissions,
} from './submitted-pictures.db.ts';
import type { Submission } from './submitted-pictures.db.ts';
import { personPictures, picturesOfFiles } from '../read/pictures.db.ts';
import { keepSquare, publishPicture } from './square-picture.ts';

async function present(ctx: Ctx, rows: readonly Submission[]): Promise<ProfilePicture[]> {
  const files = await picturesOfFiles(
    ctx,
    rows.map(({ fileId }) => fileId),
  );
  const shown = await personPictures(
    ctx,
    rows.map(({ personId }) => personId),
  );
  return rows.map(({ fileId, submittedAt, decidedAt, ...row }) => {
    const picture: PersonPicture | undefined = files.get(fileId);
    const waits = row.state === 'pending';
    const { own, edits } = callerRole(ctx.caller, row.personId);
    const now = shown.get(row.personId);
    return {
      ...row,
      submittedAt: submittedAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      picture: picture ? { ...picture, pending: waits } : null,
      shown: now && !now.pending ? now : null,
      may: { decide: waits && edits, withdraw: waits && own },
    };
  });
}

async function presentOne(ctx: Ctx, id: string): Promise<ProfilePicture> {
  const row = await submissionById(ctx.db, id);
  const [one] = row ? await present(ctx, [row]) : [];
  if (!one) throw notFound();
  return one;
}

export const personProfilePictures: Handler<typeof persons.personProfilePictures> = async (input, ctx) => {
  const { params, query } = input;
  requireOwnOrEditing(ctx.caller, params.id);
  if ((await nameOfPerson(ctx.db, params.id)) === null) throw notFound();
  const { rows, total } = await submissions(ctx.db, { personId: params.id }, query);
  return listOf(await present(ctx, rows), total, query);
};

export const profilePictures: Handler<typeof persons.profilePictures> = async ({ query }, ctx) => {
  const { rows, total } = await submissions(ctx.db, { state: 'pending' }, query);
  return listOf(await present(ctx, rows), total, query);
};

export const profilePictureFile: Handler<typeof persons.profilePictureFile> = async (input, ctx) => {
  const { db, caller, reply } = ctx;
  const found = await pictureOwner(db, input.params.id);
  if (!found) throw notFound();
  const { own, planner, edits } = callerRole(caller, found.personId);
  if (!own && !edits && !(found.state === 'approved' && planner)) throw notFound();
  const [file] = await filesById(db, [found.fileId]);
  if (!file) throw notFound();
  reply.header('cache-control', 'no-store');
  return fileAddress(sizedFile(file, Number(input.query.size)), ctx);
};

type Why = { code: PortraitRejection | null; reason: string };
const noReason: Why = { code: null, reason: '' };

const note = (ctx: Ctx, personId: string, caption: string, { code, reason } = noReason) =>
  noteActivity(ctx.db, {
    personId,
    category: 'person',
    caption,
    subject: { kind: 'person', id: personId },
    actorId: ctx.caller.personId,
    ...(code && { after: { code } }),
    reason,
    at: ctx.now(),
  });

export const addProfilePicture: Handler<typeof persons.addProfilePicture> = async ({ params, body }, ctx) => {
  const { db, caller, now } = ctx;
  requireOwnOrEditing(caller, params.id);
  if ((await nameOfPerson(db, params.id)) === null) throw notFound();
  const uploaded = await takeUpload(ctx, body.uploadId, { types: ['image/'] });
  const fileId = await keepSquare(ctx, uploaded, body.crop);
  const id = await submitPicture(db, { personId: params.id, fileId, at: now() });
  await alignPicture(db, params.id);
  await note(ctx, params.id, 'picture_handed_in');
  await changed(db, [params.id], [`person:${params.id}`]);
  return presentOne(ctx, id);
};

type Decision = 'approved' | 'rejected' | 'withdrawn';

async function decide(ctx: Ctx, id: string, state: Decision, why = noReason): Promise<ProfilePicture> {
  const { code, reason } = why;
  const { db, caller, now, jobs } = ctx;
  const found = await submissionById(db, id);
  if (!found || (state === 'withdrawn' && found.personId !== caller.personId)) throw notFound();
  const { personId } = found;
  if (!(await decideSubmission(db, id, { state, code, reason, by: caller.personId, at: now() }))) {
    throw new AppError('wrong_state', { params: { state: found.state } });
  }
  if (state === 'approved') {
    const fileId = await publishPicture(ctx, found.fileId);
    await setSubmittedFile(db, { submissionId: id, fileId });
    await showPicture(db, { personId, fileId });
  } else await alignPicture(db, personId);
  const subject = { kind: 'person', id: personId } as const;
  await closeTodosOf(db, { kind: 'picture', id }, { at: now(), by: caller.personId });
  await note(ctx, personId, `picture_${state}`, why);
  if (state !== 'withdrawn') {
    const kind = state === 'approved' ? 'pictureApproved' : 'pictureRejected';
    const params = { ...(code && { code }), ...(reason && { reason }) };
    await notify({ db, jobs, at: now() }, { people: [personId], kind, params, subject });
  }
  await changed(db, [personId], [`person:${personId}`]);
  return presentOne(ctx, id);
}

export const approveProfilePicture: Handler<typeof persons.approveProfilePicture> = ({ params }, ctx) =>
  decide(ctx, params.id, 'approved');
export const rejectProfilePicture: Handler<typeof persons.rejectProfilePicture> = ({ params, body }, ctx) => {
  requireReason(body);
  return decide(ctx, params.id, 'rejected', body);
};
export const withdrawProfilePicture: Handler<typeof persons.withdrawProfilePicture> = ({ params }, ctx) =>
  decide(ctx, params.id, 'withdrawn');
