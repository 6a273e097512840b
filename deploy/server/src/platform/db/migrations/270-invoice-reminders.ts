import type { Migration } from '../migration.ts';

export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table invoice
      -- Off for what was mailed before there were reminders without anybody's doing.
      add column remind_overdue boolean not null default false,
      -- In what it was mailed last; a reminder is written alike.
      add column sent_language text check (sent_language in ('en', 'nl', 'cy', 'fr', 'deAt', 'de', 'es')),
      -- The office was told that the reminders have not helped, once.
      add column unpaid_todo_at timestamptz;
    create index invoice_remind_overdue on invoice (tenant_id, due_date) where remind_overdue and paid_date is null;
  `);
