import type { NotificationKind } from '@callboard/contract';
import { orderedId } from '../../../platform/db/ordered-id.ts';
import { json } from '../../../platform/db/tables.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { changed } from '../../../platform/live/changed.db.ts';

type NewNotification = {
  people: readonly (string | null)[];
  kind: NotificationKind;
  /** What the words of the kind need: names, days, times. */
  params?: Readonly<Record<string, string | number>>;
  /** What a tap on it opens. */
  subject?: { readonly kind: string; readonly id: string };
};

/** Tells people something: in their list of notifications at once, by push (or mail) after the commit. */
export async function notify(
  { db, jobs, at }: { db: Db; jobs: Jobs; at: Date },
  { people, kind, params = {}, subject }: NewNotification,
): Promise<void> {
  const known = [...new Set(people.filter((one) => one !== null))];
  if (known.length === 0) return;
  const rows = known.map((person_id) => ({
    id: orderedId(),
    person_id,
    kind,
    params: json(params),
    subject_kind: subject?.kind ?? null,
    subject_id: subject?.id ?? null,
    at,
  }));
  await db.insertInto('notification').values(rows).execute();
  await jobs.send('push', { notifications: rows.map(({ id }) => id) });
  await changed(db, known, ['notifications']);
}
