import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db/tables.ts';
import { withTenant } from '../../../platform/db/with-tenant.ts';
import type { JobHandler } from '../../../platform/jobs/job-handlers.ts';
import { notificationText, notificationWords, readersOf } from '../notifications/notifications.public.ts';
import { nameOfTenant, settingsOfTenant } from '../settings/settings.public.ts';
import { pushKeys } from './push-keys.db.ts';
import { dropSubscriptions, targetsOf, usedSubscriptions } from './push-subscriptions.db.ts';
import { sendPush } from './send-push.ts';
import { claimMail, markPushed, waitingNotifications } from './waiting.db.ts';
import type { WaitingNotification } from './waiting.db.ts';

/** A topic may have 32 letters; the same one replaces what the browser has not fetched yet. */
const topicOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 32);

type Asked = { ids: readonly string[]; lock: { tenant: string; key: Uint8Array }; at: Date };

async function lookUp(db: Db, { ids, lock, at }: Asked) {
  const waiting = await waitingNotifications(db, ids);
  const people = [...new Set(waiting.map(({ personId }) => personId))];
  if (people.length === 0) return null;
  const settings = await settingsOfTenant(db);
  return {
    waiting,
    readers: await readersOf(db, people),
    targets: await targetsOf(db, people),
    keys: await pushKeys(db, lock, at),
    contact: `mailto:${settings.contactEmail}`,
    tenant: await nameOfTenant(db),
  };
}
type Known = NonNullable<Awaited<ReturnType<typeof lookUp>>>;

function messageOf(one: WaitingNotification, { readers, tenant }: Known) {
  const { language, timeZone } = readers.get(one.personId) ?? { language: 'en', timeZone: 'UTC' };
  const words = notificationWords[language];
  const { title, text } = notificationText(one, language, timeZone);
  const subject = one.subjectKind && one.subjectId ? { kind: one.subjectKind, id: one.subjectId } : null;
  return {
    push: JSON.stringify({ id: one.id, kind: one.kind, title, body: text, action: words.open, subject }),
    mail: { to: one.email, subject: title, text: `${text}\n\n${tenant}\n\n${words.why}\n` },
  };
}

/** Tells by push on every device of the person; where none takes it, by mail, once. */
export const push: JobHandler = async ({ tenant, data }, { database, now, jobs, keys }) => {
  const { notifications } = data as { notifications: string[] };
  const lock = { tenant, key: keys.current('push', now()).bytes };
  const known = await withTenant(database, tenant, (db) =>
    lookUp(db, { ids: notifications, lock, at: now() }),
  );
  if (!known) return;
  const notify = async (one: WaitingNotification) => {
    const message = messageOf(one, known);
    const targets = known.targets.filter(({ personId }) => personId === one.personId);
    // Outside every transaction: a slow service must not hold the database.
    const outcomes = await Promise.all(
      targets.map(async (target) => ({
        id: target.id,
        outcome: await sendPush(target, { text: message.push, topic: topicOf(one.id) }, known),
      })),
    );
    const endedAs = (wanted: string) =>
      outcomes.flatMap(({ id, outcome }) => (outcome === wanted ? [id] : []));
    await withTenant(database, tenant, async (db) => {
      await dropSubscriptions(db, endedAs('gone'));
      await usedSubscriptions(db, endedAs('delivered'), now());
      if (endedAs('delivered').length > 0) await markPushed(db, one.id, now());
      else if (one.email !== '' && (await claimMail(db, one.id, now()))) {
        await jobs.within(db, tenant).send('deliver-mail', message.mail);
      }
    });
  };
  // Side by side: the device of one person may be with a service that hangs.
  const outcomes = await Promise.allSettled(known.waiting.filter(({ active }) => active).map(notify));
  for (const each of outcomes) if (each.status === 'rejected') throw each.reason;
};
