import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile, privateFolder } from '../data-folder/private-modes.ts';
import { isLocked, locked, unlocked } from '../keys/key-at-rest.ts';
import type { MasterKeys } from '../keys/master-key.ts';
import type { MailPort } from '../ports.ts';
import { attachmentsOf } from './mail-attachments.ts';

export type OutboxMail = {
  name: string;
  tenant: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** Names of the files that went along; they lie in `source`. */
  attached?: string[];
  sentAt: string;
  /** As a mail program opens it. */
  source: string;
};

const from = 'Callboard <no-reply@callboard.localhost>';
const ending = '.mail';

/** The first one locks, all of them open. */
export type OutboxKeys = readonly [Uint8Array, ...Uint8Array[]];

export const outboxKeys = ([first, ...others]: MasterKeys): OutboxKeys => [
  first.derive('outbox'),
  ...others.map((master) => master.derive('outbox')),
];

const aboutOf = (name: string) => `outbox ${name}`;

/** Written aside and renamed: what has its name is whole. */
export async function keepMail(folder: string, [key]: OutboxKeys, mail: OutboxMail): Promise<void> {
  const file = join(folder, `${mail.name}${ending}`);
  const content = locked(JSON.stringify(mail), { key, about: aboutOf(mail.name) });
  await writeFile(`${file}.aside`, content, { mode: privateFile });
  await rename(`${file}.aside`, file);
}

/** Nothing where it was locked by a key that is not there any more. */
async function mailIn(folder: string, keys: OutboxKeys, name: string): Promise<OutboxMail | null> {
  const content = await readFile(join(folder, `${name}${ending}`), 'utf8');
  if (!isLocked(content)) return null;
  for (const key of keys) {
    try {
      return JSON.parse(unlocked(content, { key, about: aboutOf(name) })) as OutboxMail;
    } catch {
      // Another one may have locked it.
    }
  }
  return null;
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => []))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** Mails as files in a folder, locked: the links in them set passwords and sign. */
export function outboxMail(folder: string, keys: OutboxKeys, now: () => Date = () => new Date()): MailPort {
  return {
    async deliver({ tenant, attached, ...mail }) {
      await mkdir(folder, privateFolder);
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
      const sentAt = now().toISOString();
      const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const attachments = attachmentsOf(attached);
      const { message } = await composer.sendMail({ from, date: sentAt, ...mail, attachments });
      const names = attached ? { attached: attached.map((file) => file.name) } : {};
      const source = (message as Buffer).toString('utf8');
      await keepMail(folder, keys, { name, tenant, html: null, ...mail, ...names, sentAt, source });
    },
    async forget(tenant, { email, words }) {
      for (const name of await namesIn(folder)) {
        const mail = await mailIn(folder, keys, name);
        if (!mail || mail.tenant !== tenant) continue;
        const text = [mail.to, mail.subject, mail.text, mail.html ?? '', ...(mail.attached ?? [])]
          .join('\n')
          .toLowerCase();
        const theirs = mail.to.toLowerCase() === email.toLowerCase();
        if (theirs || words.some((word) => text.includes(word.toLowerCase())))
          await rm(join(folder, `${name}${ending}`), { force: true });
      }
    },
  };
}

/** What lies in an outbox, newest first. */
export async function readOutbox(folder: string, keys: OutboxKeys): Promise<OutboxMail[]> {
  const names = (await namesIn(folder)).reverse().slice(0, 200);
  const mails = await Promise.all(names.map((name) => mailIn(folder, keys, name)));
  return mails.filter((mail) => mail !== null);
}
