import { permissionNames, rightNames } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';

/** As in the demo, then with every right taken, then with every right given. */
export const phases = ['as they are', 'without rights', 'with all rights'] as const;
export type Phase = (typeof phases)[number];

export async function setRights(db: Db, phase: Phase): Promise<void> {
  if (phase === 'as they are') return;
  await db.deleteFrom('loginRight').execute();
  await db.deleteFrom('loginMailboxRight').execute();
  if (phase === 'without rights') return;
  const logins = await db.selectFrom('login').select('id').where('tokenType', '=', 'user').execute();
  for (const { id: loginId } of logins) {
    await db
      .insertInto('loginRight')
      .values(
        rightNames.flatMap((rightName) =>
          permissionNames.map((permission) => ({ loginId, rightName, permission })),
        ),
      )
      .execute();
    await db
      .insertInto('loginMailboxRight')
      .values({ loginId, rightName: 'emailMessages', permission: 'READ' })
      .execute();
  }
}
