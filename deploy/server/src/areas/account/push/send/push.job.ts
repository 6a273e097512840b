import { createHash } from 'node:crypto';
import { groupOfKind } from '@callboard/contract';
import type { NotificationKind, NotificationWay } from '@callboard/contract';
import type { Db } from '#platform/db/tables.ts';
import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler, JobSurroundings } from '#platform/jobs/job-handlers.ts';
import { forgetAnswerLink } from '../../answer-links/answer-links.public.ts';
import { readersOf } from '../../notifications/notifications.public.ts';
import type { Reader } from '../../notifications/notifications.public.ts';
import { nameOfTenant, settingsOfTenant } from '../../settings/settings.public.ts';
import { askedJobOf } from '../waiting/asked-kinds.ts';
import { mailNotification } from '../waiting/mail-notification.ts';
import { pushText } from '../waiting/message-of.ts';
import type { MailReason } from '../waiting/message-of.ts';
import { defaultPushSettings, pushSettingsOf } from '../settings/notification-settings.db.ts';
import { noteNotified } from '../waiting/note-notified.ts';
import { deviceTokens } from './device-tokens.ts';
import { pushKeys } from './push-keys.db.ts';
import { dropSubscriptions, targetsOf, usedSubscriptions } from './push-subscriptions.db.ts';
import { quietUntil } from '../settings/quiet-hours.ts';
import { sendPush } from './send-push.ts';
import { claimText, textable } from '../texts/texts.db.ts';
import { notifiedAtOnce } from './notified-at-once.ts';
import { claimMail, markPushed, pushLater, waitingNotifications } from '../waiting/waiting.db.ts';
import type { WaitingNotification } from '../waiting/waiting.db.ts';

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
    pushSettings: await pushSettingsOf(db, people),
    readers: await readersOf(db, people),
    targets: await targetsOf(db, people),
    keys: await pushKeys(db, lock, at),
    contact: `mailto:${settings.contactEmail}`,
    tenant: await nameOfTenant(db),
  };
}
type Known = NonNullable<Awaited<ReturnType<typeof lookUp>>>;

const readerOf = ({ personId }: WaitingNotification, { readers }: Known): Reader =>
  readers.get(personId) ?? { language: 'en', timeZone: 'UTC' };

/** How the person wants to be told this, and from when on. */
function wayOf(one: WaitingNotification, known: Known, at: Date): NotificationWay | { later: Date } {
  const { ways, quiet } = known.pushSettings.get(one.personId) ?? defaultPushSettings;
  const group = groupOfKind[one.kind as NotificationKind] as
    | (typeof groupOfKind)[NotificationKind]
    | undefined;
  const way = (group && ways[group]) ?? 'push';
  if (way !== 'push' || !quiet || notifiedAtOnce(one, at)) return way;
  // A mail disturbs nobody, so without a device it does not wait.
  if (!known.targets.some(({ personId }) => personId === one.personId)) return 'push';
  const later = quietUntil(at, quiet, readerOf(one, known).timeZone);
  return later ? { later } : 'push';
}

type Telling = Pick<JobSurroundings, 'database' | 'now' | 'jobs'> & { tenant: string; known: Known };

async function tellByMail(db: Db, one: WaitingNotification, reason: MailReason, telling: Telling) {
  const { known, jobs, tenant, now } = telling;
  if (one.email === '' || !(await claimMail(db, one.id, now()))) return;
  const to = { db, jobs: jobs.within(db, tenant), at: now() };
  await mailNotification(to, one, { reader: readerOf(one, known), tenant: known.tenant, reason });
}

/** False where the person did not agree to it, sleeps, has had enough of them, or is not asked for anything. */
async function tellByText(db: Db, one: WaitingNotification, { known, jobs, tenant, now }: Telling) {
  const quiet = known.pushSettings.get(one.personId)?.quiet;
  const sleeps =
    quiet && !notifiedAtOnce(one, now()) && quietUntil(now(), quiet, readerOf(one, known).timeZone) !== null;
  if (!askedJobOf(one) || sleeps) return false;
  if (!(await textable(db, [one.personId], now())).has(one.personId)) return false;
  if (await claimText(db, one.id, now()))
    await jobs.within(db, tenant).send('text-message', { notification: one.id });
  return true;
}

/** On every device of the person; where none takes it, by text message or mail, once. */
async function tellByPush(one: WaitingNotification, telling: Telling): Promise<void> {
  const { known, database, tenant, now } = telling;
  const targets = known.targets.filter(({ personId }) => personId === one.personId);
  const tokens = await withTenant(database, tenant, (db) => deviceTokens(db, one, { targets, at: now() }));
  const messageFor = (id: string) => ({
    text: pushText(one, readerOf(one, known), tokens.get(id)?.token ?? null),
    topic: topicOf(one.id),
  });
  // Outside every transaction: a slow service must not hold the database.
  const outcomes = await Promise.all(
    targets.map(async (target) => ({
      id: target.id,
      outcome: await sendPush(target, messageFor(target.id), known),
    })),
  );
  const endedAs = (wanted: string) => outcomes.flatMap(({ id, outcome }) => (outcome === wanted ? [id] : []));
  await withTenant(database, tenant, async (db) => {
    for (const id of endedAs('failed')) {
      const unheard = tokens.get(id);
      if (unheard) await forgetAnswerLink(db, unheard.hash);
    }
    await dropSubscriptions(db, endedAs('gone'));
    await usedSubscriptions(db, endedAs('delivered'), now());
    if (endedAs('delivered').length > 0) {
      await markPushed(db, one.id, now());
      await noteNotified(db, one, 'push', now());
    } else if (!(await tellByText(db, one, telling))) await tellByMail(db, one, 'why', telling);
  });
}

async function tell(one: WaitingNotification, telling: Telling): Promise<void> {
  const { database, tenant, known, now } = telling;
  const way = wayOf(one, known, now());
  if (way === 'off') return;
  if (way === 'push') {
    await tellByPush(one, telling);
    return;
  }
  await withTenant(database, tenant, (db) =>
    way === 'mail' ? tellByMail(db, one, 'whyChosen', telling) : pushLater(db, one.id, way.later),
  );
}

/** Tells people what they were not told yet, in the way that each has chosen. */
export const push: JobHandler = async ({ tenant, data }, { database, now, jobs, keys }) => {
  const { notifications } = data as { notifications: string[] };
  const lock = { tenant, key: keys.current('push', now()).bytes };
  const known = await withTenant(database, tenant, (db) =>
    lookUp(db, { ids: notifications, lock, at: now() }),
  );
  if (!known) return;
  const telling = { tenant, known, database, now, jobs };
  // Side by side: the device of one person may be with a service that hangs.
  const outcomes = await Promise.allSettled(
    known.waiting.filter(({ active }) => active).map((one) => tell(one, telling)),
  );
  for (const each of outcomes) if (each.status === 'rejected') throw each.reason;
};
