import { randomInt } from 'node:crypto';
import { withTenant } from '#platform/db/with-tenant.ts';
import type { JobHandler } from '#platform/jobs/job-handlers.ts';
import { readTenantKey } from '#platform/keys/tenant-keys.db.ts';
import type { TextTemplate } from '#platform/text-messages/text-messages.ts';
import { notificationWords, readersOf } from '../../notifications/notifications.public.ts';
import { nameOfTenant } from '../../settings/settings.public.ts';
import { textCodeHash } from './text-code.ts';
import { keepTextCode, noteTextCodeFailed, textCodeToSend } from './text-codes.db.ts';

const worksForMs = 10 * 60_000;
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Sends the code for a number. Whoever asked for it is waiting, so a failure is shown instead of tried again. */
export const textCode: JobHandler = async ({ tenant, data }, { database, texts, keys, now, log }) => {
  const { person: personId, request } = data as { person: string; request: string };
  const lock = { tenant, key: keys.current('push', now()).bytes };
  const found = await withTenant(database, tenant, async (db) => {
    const asked = await textCodeToSend(db, { personId, request });
    const provider = await readTenantKey(db, { kind: 'text', ...lock });
    if (!asked?.number || !provider) return null;
    const code = newCode();
    const hash = textCodeHash({ code, personId, request }, { keys, now });
    await keepTextCode(db, request, { hash, expiresAt: new Date(now().getTime() + worksForMs) });
    const language = (await readersOf(db, [personId])).get(personId)?.language ?? 'en';
    const name = await nameOfTenant(db);
    const text = notificationWords[language].textCode.replace('{code}', code).replace('{tenant}', () => name);
    const template = JSON.parse(provider.private) as TextTemplate;
    return { template, message: { tenant, to: asked.number, text } };
  });
  if (!found) return;
  try {
    // Outside the transaction: a slow provider must not hold the database.
    await texts.send(found.message, found.template);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.warn('A code for a number could not be sent', { tenant, job: 'text-code', error });
    await withTenant(database, tenant, (db) => noteTextCodeFailed(db, request, now()));
  }
};
