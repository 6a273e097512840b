import { createTransport } from 'nodemailer';
import type { MailPort } from '../ports.ts';

/** Mails by SMTP, as `SMTP_URL` says. A failure is thrown, so that the job tries again. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport(url, { from });
  return {
    async deliver({ tenant: _tenant, ...mail }) {
      await transport.sendMail({ from, ...mail, disableFileAccess: true, disableUrlAccess: true });
    },
  };
}
