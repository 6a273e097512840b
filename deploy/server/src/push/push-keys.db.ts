import type { Db } from '../db/tables.ts';
import type { PushKeys } from './send-push.ts';

const kept = (db: Db): Promise<PushKeys | undefined> =>
  db
    .selectFrom('tenant_key')
    .select(['public_part as publicKey', 'private_part as privateKey'])
    .where('kind', '=', 'push')
    .executeTakeFirst();

/** The tenant's keys for push messages, made when they are needed first. Of two that make them one wins. */
export async function pushKeys(db: Db, at: Date): Promise<PushKeys> {
  const known = await kept(db);
  if (known) return known;
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('tenant_key')
    .values({ kind: 'push', public_part: publicKey, private_part: privateKey, created_at: at })
    .onConflict((on) => on.doNothing())
    .execute();
  return (await kept(db)) ?? { publicKey, privateKey };
}
