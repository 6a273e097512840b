import type { NotificationKind } from '@callboard/contract';
import type { Db } from '../db/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { changed } from '../live/changed.ts';
import { tell } from '../notifications/tell.ts';
import { noteActivity } from '../operations/note.ts';
import type { Ctx } from '../http/handler.ts';
import type { SignatoryRow } from './signatories.db.ts';

type Told = {
  id: string;
  name: string;
  number: string;
  ownerId: string | null;
  createdBy?: string | null;
  signatories: readonly SignatoryRow[];
};
type Around = { db: Db; jobs: Jobs; now: () => Date };

/** Everybody to whom a document belongs. */
export const peopleOf = ({ ownerId, createdBy = null, signatories }: Told): (string | null)[] => [
  ownerId,
  createdBy,
  ...signatories.map(({ personId }) => personId),
];

export async function tellDocument(
  { db, jobs, now }: Around,
  document: Told,
  kind: NotificationKind,
  people: readonly (string | null)[],
  more: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await tell(
    { db, jobs, at: now() },
    {
      people,
      kind,
      params: { name: document.name, number: document.number, ...more },
      subject: { kind: 'document', id: document.id },
    },
  );
}

export const tellChanged = (db: Db, document: Told): Promise<void> =>
  changed(db, peopleOf(document), ['documents', 'documentsToSign', `document:${document.id}`]);

export const tellTurns = async (ctx: Around, document: Told, turns: readonly { id: string }[]) => {
  const ids = new Set(turns.map(({ id }) => id));
  const people = document.signatories.filter(({ id }) => ids.has(id)).map(({ personId }) => personId);
  await tellDocument(ctx, document, 'documentToSign', people);
};

export const tellSigned = (ctx: Around, document: Told): Promise<void> =>
  tellDocument(ctx, document, 'documentSigned', peopleOf(document));

/** A line in the history of the document, and of its owner; whoever shows it fetches it again. */
export async function noteSigning(
  { db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>,
  document: Told,
  move: { caption: string; before: string; after: string; reason?: string },
): Promise<void> {
  await noteActivity(db, {
    personId: document.ownerId,
    category: 'documents',
    caption: move.caption,
    body: document.name,
    subject: { kind: 'document', id: document.id },
    actorId: caller.personId,
    before: { status: move.before },
    after: { status: move.after },
    reason: move.reason ?? '',
    at: now(),
  });
  await tellChanged(db, document);
}
