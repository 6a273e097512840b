import { createTransport } from 'nodemailer';
import type { MailPort } from '../ports.ts';
import { attachmentsOf } from './mail-attachments.ts';

/** Mails by SMTP, as `SMTP_URL` says. A failure is thrown, so that the job tries again. */
export function smtpMail(url: string, from: string): MailPort {
  const transport = createTransport(url, { from });
  return {
    async deliver({ tenant: _tenant, attached, ...mail }) {
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
