import type { Migration } from '../migration.ts';

/** What an invoice says of the company that writes it; at most one company of a tenant does. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`
    alter table tenant_company
      add column street text not null default '',
      add column zip text not null default '',
      add column city text not null default '',
      add column vat_number text not null default '',
      add column iban text not null default '',
      add column writes_invoices boolean not null default false,
      add check (not writes_invoices or (street <> '' and zip <> '' and city <> '' and vat_number <> ''));
    create unique index tenant_company_seller on tenant_company (tenant_id) where writes_invoices;
  `);
