import type { NotificationKind } from '@callboard/contract';
import { whoseTurn } from '@callboard/domain';
import type { UploadRejection } from '@callboard/domain';
import type { Db } from '#platform/db/tables.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { changed } from '#platform/live/changed.db.ts';
import { notify } from '../../../account/notifications/notifications.public.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { Ctx } from '#platform/http/handler.ts';
import type { Actor } from '../document/evidence.db.ts';
import { mailLinks } from './mail-links.ts';
import type { SignatoryRow } from '../document/signatories.db.ts';

type NotifiedDocument = {
  id: string;
  name: string;
  number: string;
  ownerId: string | null;
  createdBy?: string | null;
  signatories: readonly SignatoryRow[];
};
type NotifyCtx = { db: Db; jobs: Jobs; now: () => Date };
type Order = { signatoriesOrder: string; allowSignatories: boolean };

/** Everybody to whom a document belongs. */
export const peopleOf = ({ ownerId, createdBy = null, signatories }: NotifiedDocument): (string | null)[] => [
  ownerId,
  createdBy,
  ...signatories.map(({ personId }) => personId),
];

export async function notifyAboutDocument(
  { db, jobs, now }: NotifyCtx,
  document: NotifiedDocument,
  kind: NotificationKind,
  people: readonly (string | null)[],
  more: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await notify(
    { db, jobs, at: now() },
    {
      people,
      kind,
      params: { name: document.name, number: document.number, ...more },
      subject: { kind: 'document', id: document.id },
    },
  );
}

export const documentChanged = (db: Db, document: NotifiedDocument): Promise<void> =>
  changed(db, peopleOf(document), ['documents', 'documentsToSign', `document:${document.id}`]);

const kinds = { sign: 'documentToSign', reminder: 'documentReminder' } as const;

/** Asks signatories: those with a login in the app, the others by a mail with a link. */
export async function askSignatories(
  ctx: NotifyCtx,
  document: NotifiedDocument,
  asked: readonly { id: string }[],
  {
    kind,
    origin,
    more = {},
  }: { kind: 'sign' | 'reminder'; origin: string | null; more?: Readonly<Record<string, number>> },
): Promise<void> {
  const ids = asked.map(({ id }) => id);
  const byLink = await mailLinks(ctx, ids, { kind, origin });
  const people = document.signatories
    .filter(({ id }) => ids.includes(id) && !byLink.includes(id))
    .map(({ personId }) => personId);
  await notifyAboutDocument(ctx, document, kinds[kind], people, more);
}

/** Everybody whose turn it is. */
export const notifyTurns = (
  ctx: NotifyCtx & { origin?: string },
  document: NotifiedDocument,
  order: Order,
): Promise<void> =>
  askSignatories(ctx, document, whoseTurn(document.signatories, order), {
    kind: 'sign',
    origin: ctx.origin ?? null,
  });

type Turns = Order & { signatories: readonly SignatoryRow[] };

/** Those whose turn it has become. */
export function nextTurns(before: Turns, after: Turns): { id: string }[] {
  const had = new Set(whoseTurn(before.signatories, before).map(({ id }) => id));
  return whoseTurn(after.signatories, after).filter(({ id }) => !had.has(id));
}

export const notifyNextTurns = (
  ctx: NotifyCtx & { origin: string },
  document: NotifiedDocument & Order,
  signatories: readonly SignatoryRow[],
): Promise<void> =>
  askSignatories(ctx, document, nextTurns(document, { ...document, signatories }), {
    kind: 'sign',
    origin: ctx.origin,
  });

export const notifySigned = (ctx: NotifyCtx, document: NotifiedDocument): Promise<void> =>
  notifyAboutDocument(ctx, document, 'documentSigned', peopleOf(document));

const closed = { voided: 'documentVoided', replaced: 'documentReplaced' } as const;

/** Its people but the one who did it; of those with a link whoever was asked or has signed. */
export async function notifyClosed(
  ctx: NotifyCtx & { caller: { personId: string | null }; origin: string },
  document: NotifiedDocument & Order,
  { kind, reason }: { kind: keyof typeof closed; reason: string },
): Promise<void> {
  const asked = whoseTurn(document.signatories, document).map(({ id }) => id);
  const recipients = document.signatories.filter(
    ({ id, status }) => status === 'signed' || asked.includes(id),
  );
  const ids = recipients.map(({ id }) => id);
  const byLink = await mailLinks(ctx, ids, { kind, origin: ctx.origin, reason });
  const mailed = recipients.flatMap(({ id, personId }) => (byLink.includes(id) ? [personId] : []));
  const others = peopleOf(document).filter((id) => id !== ctx.caller.personId && !mailed.includes(id));
  await notifyAboutDocument(ctx, document, closed[kind], others, { reason });
}

/** A line in the history of the document, and of its owner; whoever shows it fetches it again. */
export async function noteSigning(
  { db, now, ...who }: Pick<Ctx, 'db' | 'now'> & ({ caller: { personId: string | null } } | { actor: Actor }),
  document: NotifiedDocument,
  /** `code` is a closed reason, which whoever reads the line says in the own language. */
  move: { caption: string; before: string; after: string; code?: UploadRejection; reason?: string },
): Promise<void> {
  await noteActivity(db, {
    personId: document.ownerId,
    category: 'documents',
    caption: move.caption,
    body: document.name,
    subject: { kind: 'document', id: document.id },
    actorId: 'actor' in who ? who.actor.actorId : who.caller.personId,
    before: { status: move.before },
    after: { status: move.after, ...(move.code && { code: move.code }) },
    reason: move.reason ?? '',
    at: now(),
  });
  await documentChanged(db, document);
}
