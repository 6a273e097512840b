import type { MailToDeliver } from '../ports.ts';

/** Files of a mail as the composer wants them. */
export const attachmentsOf = (attached: MailToDeliver['attached'] = []) =>
  attached.map(({ name, type, bytes }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  }));
