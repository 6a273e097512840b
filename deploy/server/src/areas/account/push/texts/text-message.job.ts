import { crewOpsPages, path } from '@callboard/contract';
import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler } from '#platform/jobs/job-handlers.ts';
import { readTenantKey } from '#platform/keys/tenant-keys.db.ts';
import type { TextTemplate } from '#platform/text-messages/text-messages.ts';
import { notificationText, readersOf } from '../../notifications/notifications.public.ts';
import { nameOfTenant, tenantOrigin } from '../../settings/settings.public.ts';
import { askedJobOf } from '../waiting/asked-kinds.ts';
import { noteNotified } from '../waiting/note-notified.ts';
import { textToSend } from './texts.db.ts';

const lettersAtMost = 300;
const short = (text: string): string =>
  text.length > lettersAtMost ? `${text.slice(0, lettersAtMost - 1)}…` : text;

/** Sends one text message. It leads to the job and not to an answer: who reads it on a locked screen may be anybody. */
export const textMessage: JobHandler = async ({ tenant, data }, { database, texts, keys, now, port }) => {
  const { notification } = data as { notification: string };
  const lock = { tenant, key: keys.current('push', now()).bytes };
  const found = await withTenant(database, tenant, async (db) => {
    const one = await textToSend(db, notification);
    const provider = await readTenantKey(db, { kind: 'text', ...lock });
    if (!one?.number || !provider) return null;
    const reader = (await readersOf(db, [one.personId])).get(one.personId);
    const { title, text } = notificationText(one, reader?.language ?? 'en', reader?.timeZone ?? 'UTC');
    const facts = text.split('\n').at(-1) ?? '';
    const job = askedJobOf(one);
    const link = job && `${await tenantOrigin(db, port())}${path(crewOpsPages.job).to({ id: job })}`;
    return {
      one,
      template: JSON.parse(provider.private) as TextTemplate,
      message: {
        tenant,
        to: one.number,
        text: [short(`${await nameOfTenant(db)}: ${title}. ${facts}`), link].filter(Boolean).join('\n'),
      },
    };
  });
  if (!found) return;
  // Outside the transaction: a slow provider must not hold the database.
  await texts.send(found.message, found.template);
  await withTenant(database, tenant, (db) => noteNotified(db, found.one, 'text', now()));
};
