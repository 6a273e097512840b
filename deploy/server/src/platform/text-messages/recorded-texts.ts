import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { privateFolder } from '../data-folder/private-modes.ts';
import { keepMail } from '../mail/outbox.ts';
import type { OutboxKeys } from '../mail/outbox.ts';
import type { TextMessagePort } from './text-messages.ts';

/** Text messages that are kept beside the mails of an outbox instead of being sent. */
export const recordedTexts = (
  folder: string,
  keys: OutboxKeys,
  now: () => Date = () => new Date(),
): TextMessagePort => ({
  async send({ tenant, to, text }) {
    await mkdir(folder, privateFolder);
    const sentAt = now().toISOString();
    const name = `${sentAt.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
    await keepMail(folder, keys, {
      name,
      tenant,
      to,
      subject: 'Text message',
      text,
      html: null,
      sentAt,
      source: text,
    });
  },
});
