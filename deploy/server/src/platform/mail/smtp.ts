import type { Transporter } from 'nodemailer';
import type { MailPort } from '../ports.ts';
import { attachmentsOf } from './mail-attachments.ts';

/** Mails by SMTP, as `SMTP_URL` says. A failure is thrown, so that the job tries again. */
export function smtpMail(url: string, from: string): MailPort {
  let opened: Promise<Transporter> | null = null;
  const open = async () => (await import('nodemailer')).createTransport(url, { from });
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
