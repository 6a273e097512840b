import type { Db } from '#platform/db/tables.ts';
import { keepTenantKey, tenantKey } from '#platform/keys/tenant-keys.db.ts';
import type { KeyPlace } from '#platform/keys/tenant-keys.db.ts';
import type { PushKeys } from './send-push.ts';

/** The tenant's keys for push messages, made when they are needed first. */
export async function pushKeys(db: Db, where: Omit<KeyPlace, 'kind'>, at: Date): Promise<PushKeys> {
  const place: KeyPlace = { kind: 'push', ...where };
  const known = await tenantKey(db, place);
  if (known) return { publicKey: known.public, privateKey: known.private };
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const kept = await keepTenantKey(db, { public: publicKey, private: privateKey }, place, at);
  return { publicKey: kept.public, privateKey: kept.private };
}
