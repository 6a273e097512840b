import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler } from '#platform/jobs/job-handlers.ts';
import { notificationWords, readersOf } from '../../notifications/notifications.public.ts';
import { nameOfTenant, settingsOfTenant } from '../../settings/settings.public.ts';
import { pushKeys } from './push-keys.db.ts';
import { dropSubscriptions, targetById, usedSubscriptions } from './push-subscriptions.db.ts';
import { sendPush } from './send-push.ts';

/** One message that says that messages arrive. */
export const testPush: JobHandler = async ({ tenant, data }, { database, now, keys }) => {
  const { subscription } = data as { subscription: string };
  const lock = { tenant, key: keys.current('push', now()).bytes };
  const known = await withTenant(database, tenant, async (db) => {
    const target = await targetById(db, subscription);
    if (!target) return null;
    const reader = (await readersOf(db, [target.personId])).get(target.personId);
    return {
      target,
      words: notificationWords[reader?.language ?? 'en'],
      keys: await pushKeys(db, lock, now()),
      contact: `mailto:${(await settingsOfTenant(db)).contactEmail}`,
      name: await nameOfTenant(db),
    };
  });
  if (!known) return;
  const { target, words, name } = known;
  const text = JSON.stringify({
    id: null,
    kind: 'test',
    title: words.test.title,
    body: `${words.test.text}\n${name}`,
    action: words.open,
    actions: [],
    subject: null,
  });
  const outcome = await sendPush(target, { text, topic: 'test' }, known);
  await withTenant(database, tenant, async (db) => {
    if (outcome === 'gone') await dropSubscriptions(db, [target.id]);
    if (outcome === 'delivered') await usedSubscriptions(db, [target.id], now());
  });
};
