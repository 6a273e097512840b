import type { Transporter } from 'nodemailer';
import type { MailPort } from '../ports.ts';
import { attachmentsOf } from './mail-attachments.ts';

/** In milliseconds. The library waits for minutes, and a mail holds a place in its queue meanwhile. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Without a word from the server; some look for viruses before they say that they have taken a mail. */
  socketTimeout: 60_000,
};

/**
 * Mails by SMTP, as `SMTP_URL` says; limits of time that stand in it (`?socketTimeout=…`) are followed. A failure is
 * thrown, so that the job tries again.
 */
export function smtpMail(url: string, from: string, limits = patience): MailPort {
  let opened: Promise<Transporter> | null = null;
  const open = async () => (await import('nodemailer')).createTransport({ url, ...limits }, { from });
  return {
    async deliver({ tenant: _tenant, attached, ...mail }) {
      const transport = await (opened ??= open());
      const attachments = attachmentsOf(attached);
      await transport.sendMail({
        from,
        ...mail,
        attachments,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
  };
}
