import type { Db } from '../../../platform/db/tables.ts';
import '../notifications/notifications.public.ts';

/** Notifications that nobody has been told by push or mail and that the person has not read meanwhile. */
export const waitingNotifications = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('notification as n')
    .innerJoin('person as p', 'p.id', 'n.person_id')
    .select([
      'n.id',
      'n.person_id as personId',
      'n.kind',
      'n.params',
      'n.subject_kind as subjectKind',
      'n.subject_id as subjectId',
      'p.email',
      'p.active',
    ])
    .where('n.id', 'in', [...ids])
    .where('n.pushed_at', 'is', null)
    .where('n.mailed_at', 'is', null)
    .where('n.read_at', 'is', null)
    .orderBy('n.at')
    .execute();
export type WaitingNotification = Awaited<ReturnType<typeof waitingNotifications>>[number];

export const markPushed = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.updateTable('notification').set({ pushed_at: at }).where('id', '=', id).execute();
};

/** False where a mail about it is on its way already. */
export async function claimMail(db: Db, id: string, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('notification')
    .set({ mailed_at: at })
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .where('pushed_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
