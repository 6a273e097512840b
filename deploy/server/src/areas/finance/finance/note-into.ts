import { randomUUID } from 'node:crypto';
import type { HistoryRow, NotificationKind } from '@callboard/contract';
import { notify } from '../../account/notifications/notifications.public.ts';
import type { Db } from '#platform/db/tables.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { personOf } from '#platform/http/person-of.ts';
import { changed } from '#platform/live/changed.db.ts';
import { accountantsOf } from './finance-people.db.ts';
import { addNote, historyLine } from './history.db.ts';
import { historyRowOf } from './history.ts';

type Noted = {
  subject: { kind: 'payroll' | 'payrollItem' | 'receipt'; id: string };
  category: 'payroll' | 'receipt';
  /** Whose it is. */
  personId: string;
  /** Who has dealt with it: reads the note of its person, as long as they account. */
  accountantId: string | null;
  /** Only one of the two sides sees it yet. */
  isDraft: boolean;
  tells: Extract<NotificationKind, 'payrollNoted' | 'receiptNoted'>;
  params: Readonly<Record<string, string>>;
};

const rights = { payroll: 'payrolls', receipt: 'receipts' } as const;

/** A note of somebody else is for the person; one of the person is for one accountant, as a declined item is. */
function otherSide({ personId, accountantId }: Noted, writerId: string, accountants: readonly string[]) {
  if (writerId !== personId) return personId;
  const others = accountants.filter((id) => id !== writerId);
  return others.find((id) => id === accountantId) ?? others[0] ?? null;
}

/** Writes what somebody notes about a thing, tells the other side, and gives the line back. */
export async function noteInto(
  { db, caller, now, jobs }: Pick<Ctx, 'db' | 'caller' | 'now' | 'jobs'>,
  noted: Noted,
  { caption, body }: { caption?: string | undefined; body: string },
): Promise<HistoryRow> {
  const [id, actorId, at] = [randomUUID(), personOf(caller), now()];
  const { subject, category, personId, isDraft } = noted;
  await addNote(db, { id, subject, category, caption: caption || 'note', body, personId, actorId, at });
  if (isDraft) await changed(db, [actorId], [`${subject.kind}:${subject.id}`]);
  else await tell({ db, caller, jobs, at }, noted, actorId);
  return historyRowOf(await historyLine(db, id));
}

async function tell(
  { db, caller, jobs, at }: Pick<Ctx, 'caller' | 'jobs'> & { db: Db; at: Date },
  noted: Noted,
  actorId: string,
): Promise<void> {
  const { subject, category, personId, tells: kind, params } = noted;
  const accountants = await accountantsOf(db, rights[category]);
  await changed(db, [personId, actorId, ...accountants], [`${subject.kind}:${subject.id}`]);
  await notify(
    { db, jobs, at },
    {
      people: [otherSide(noted, actorId, accountants)],
      kind,
      params: { person: caller.name, ...params },
      subject,
    },
  );
}
