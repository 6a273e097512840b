import { changed } from '#platform/live/changed.db.ts';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { Db } from '#platform/db/tables.ts';

type Move = {
  kind: 'payroll' | 'payrollItem';
  id: string;
  personId: string;
  caption: string;
  actorId: string | null;
  before: unknown;
  after: unknown;
  body?: string;
  reason?: string;
  at: Date;
};

/** A line in the history of what moved, and a word to the screens that show it. */
export async function noteMove(db: Db, move: Move, others: readonly (string | null)[] = []): Promise<void> {
  const { kind, id, ...rest } = move;
  await noteActivity(db, { ...rest, category: 'payroll', subject: { kind, id } });
  await changed(db, [move.personId, ...others], ['payrolls', 'home', `${kind}:${id}`]);
}
