import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await sql(`
    -- The invoice that a credit note takes back, once.
    alter table invoice add column credits_id text,
      add foreign key (tenant_id, credits_id) references invoice (tenant_id, id);
    create unique index invoice_credits on invoice (tenant_id, credits_id) where credits_id is not null;
  `);
  // Hours that an item of an invoice is made of; each stands on one invoice at most.
  await tenantTable(
    'invoiced_hours',
    `crew_item_id text not null,
     invoice_item_id text not null,
     minutes int not null check (minutes > 0),
     primary key (tenant_id, crew_item_id),
     foreign key (tenant_id, crew_item_id) references crew_item (tenant_id, id),
     foreign key (tenant_id, invoice_item_id) references invoice_item (tenant_id, id) on delete cascade`,
  );
  await sql('create index invoiced_hours_of on invoiced_hours (tenant_id, invoice_item_id)');
};
