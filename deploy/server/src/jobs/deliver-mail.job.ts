import type { Mail } from '../ports.ts';
import type { JobHandler } from './job-handlers.ts';

export const deliverMail: JobHandler = ({ tenant, data }, { mail }) =>
  mail.deliver({ ...(data as Mail), tenant });
