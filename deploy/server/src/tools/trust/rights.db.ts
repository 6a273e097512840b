import { permissionNames, rightNames } from '@callboard/contract';
import type { Db } from '../../platform/db/tables.ts';

/** As in the demo, then with every right taken, then with every right given. */
export const phases = ['as they are', 'without rights', 'with all rights'] as const;
export type Phase = (typeof phases)[number];

export async function setRights(db: Db, phase: Phase): Promise<void> {
  if (phase === 'as they are') return;
  await db.deleteFrom('login_right').execute();
  await db.deleteFrom('login_mailbox_right').execute();
  if (phase === 'without rights') return;
  const logins = await db.selectFrom('login').select('id').where('token_type', '=', 'user').execute();
  for (const { id: login_id } of logins) {
    await db
      .insertInto('login_right')
      .values(
        rightNames.flatMap((right_name) =>
          permissionNames.map((permission) => ({ login_id, right_name, permission })),
        ),
      )
      .execute();
    await db
      .insertInto('login_mailbox_right')
      .values({ login_id, right_name: 'emailMessages', permission: 'READ' })
      .execute();
  }
}
