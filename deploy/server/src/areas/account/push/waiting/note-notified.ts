import type { ActivityCaption } from '@callboard/contract';
import { noteActivity } from '#platform/activities/note-activity.db.ts';
import type { Db } from '#platform/db/tables.ts';
import { askedJobOf } from './asked-kinds.ts';

type Notified = {
  personId: string;
  kind: string;
  subjectKind: string | null;
  subjectId: string | null;
};

const captions = {
  push: 'told_by_push',
  text: 'told_by_text',
  mail: 'told_by_mail',
} as const satisfies Record<string, ActivityCaption>;

/** How somebody was told of a job that waits for their answer, in its history. */
export async function noteNotified(
  db: Db,
  one: Notified,
  how: keyof typeof captions,
  at: Date,
): Promise<void> {
  const job = askedJobOf(one);
  if (job === null) return;
  await noteActivity(db, {
    personId: one.personId,
    category: 'crewItem',
    caption: captions[how],
    subject: { kind: 'crewItem', id: job },
    at,
  });
}
