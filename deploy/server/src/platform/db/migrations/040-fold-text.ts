import type { Migration } from '../migration.ts';

export const up = async ({ sql }: Migration): Promise<void> => {
  await sql(String.raw`
    -- Text as it is searched: lower case, without accents.
    create function fold_text(text) returns text immutable parallel safe strict language sql
      as $$ select lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g')) $$;
    create index export_of_person on export (tenant_id, person_id, created_at desc);
    create index client_mark_of_company on client_mark (tenant_id, company_id, caption);
    create index receipt_template_of_company on receipt_template (tenant_id, company_id, caption);
  `);
};
