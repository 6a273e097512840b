import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await sql(`
    -- When and to whom an invoice was mailed last, and how often and when somebody was reminded of it.
    alter table invoice
      add column sent_at timestamptz,
      add column sent_to text[] not null default '{}',
      add column reminded_at timestamptz,
      add column reminders int not null default 0 check (reminders >= 0);
  `);
  // Parts of an invoice that were paid; the one that completes it makes the day on which the invoice was paid.
  await tenantTable(
    'invoice_payment',
    `id text not null,
     invoice_id text not null,
     paid_on date not null,
     amount_minor bigint not null check (amount_minor > 0),
     entered_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, invoice_id) references invoice (tenant_id, id) on delete cascade`,
  );
  await sql('create index invoice_payment_of on invoice_payment (tenant_id, invoice_id, paid_on, id)');
};
