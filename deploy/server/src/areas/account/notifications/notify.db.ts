import type { NotificationKind, SubjectKind } from '@callboard/contract';
import { orderedId } from '#platform/db/ordered-id.ts';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { changed } from '#platform/live/changed.db.ts';

type Sender = { db: Db; jobs: Jobs; at: Date };

type NewNotification = {
  kind: NotificationKind;
  /** What the words of the kind need: names, days, times. */
  params?: Readonly<Record<string, string | number>>;
  /** What a tap on it opens. */
  subject?: { readonly kind: SubjectKind; readonly id: string };
};

/** Tells each of these people something of their own, in as many statements as one of them needs. */
export async function notifyEach(
  { db, jobs, at }: Sender,
  all: readonly (NewNotification & { personId: string })[],
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ personId, kind, params = {}, subject }) => ({
    id: orderedId(),
    personId,
    kind,
    params: json(params),
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
    at,
  }));
  await db.insertInto('notification').values(rows).execute();
  await jobs.send('push', { notifications: rows.map(({ id }) => id) });
  await changed(
    db,
    all.map(({ personId }) => personId),
    ['notifications'],
  );
}

/** Tells people something: in their list of notifications at once, by push (or mail) after the commit. */
export async function notify(
  sender: Sender,
  { people, ...what }: NewNotification & { people: readonly (string | null)[] },
): Promise<void> {
  const known = new Set(people.filter((one) => one !== null));
  await notifyEach(
    sender,
    [...known].map((personId) => ({ personId, ...what })),
  );
}
