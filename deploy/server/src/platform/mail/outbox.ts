import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privateFile, privateFolder } from '../data-folder/private-modes.ts';
import type { MailPort } from '../ports.ts';
import { attachmentsOf } from './mail-attachments.ts';

export type OutboxMail = {
  name: string;
  tenant: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** Names of the files that went along; they lie in the `.eml`. */
  attached?: string[];
  sentAt: string;
};

const from = 'Callboard <no-reply@callboard.localhost>';

/** Mails as files in a folder: `.eml` for a mail program, `.json` for the page that shows them. */
export function outboxMail(folder: string, now: () => Date = () => new Date()): MailPort {
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
      const kept: OutboxMail = { name, tenant, html: null, ...mail, ...names, sentAt };
      await writeFile(join(folder, `${name}.eml`), message as Buffer, { mode: privateFile });
      // The page lists what ends in .json, so that name appears last and whole.
      await writeFile(join(folder, `${name}.aside`), JSON.stringify(kept, null, 2), { mode: privateFile });
      await rename(join(folder, `${name}.aside`), join(folder, `${name}.json`));
    },
    async forget(tenant, { email, words }) {
      for (const file of await readdir(folder).catch(() => [])) {
        if (!file.endsWith('.json')) continue;
        const mail = JSON.parse(await readFile(join(folder, file), 'utf8')) as OutboxMail;
        const text = [mail.subject, mail.text, mail.html ?? '', ...(mail.attached ?? [])]
          .join('\n')
          .toLowerCase();
        const theirs = mail.to.toLowerCase() === email.toLowerCase();
        if (mail.tenant !== tenant || !(theirs || words.some((word) => text.includes(word.toLowerCase()))))
          continue;
        await rm(join(folder, `${mail.name}.eml`), { force: true });
        await rm(join(folder, file), { force: true });
      }
    },
  };
}

/** What lies in an outbox, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  await mkdir(folder, privateFolder);
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse();
  const texts = await Promise.all(names.slice(0, 200).map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as OutboxMail);
}
