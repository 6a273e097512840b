import type { Mail } from '../ports.ts';
import type { JobHandler } from './job-handlers.ts';

export const deliverMail: JobHandler = async ({ tenant, data }, { mail, files }) => {
  const { attachments = [], ...rest } = data as Mail;
  const attached = [];
  for (const { name, type, content } of attachments) {
    const bytes = await files.read(content);
    if (!bytes) throw new Error('A file that goes with a mail is gone.');
    attached.push({ name, type, bytes });
  }
  await mail.deliver({ ...rest, tenant, ...(attached.length > 0 ? { attached } : {}) });
};
