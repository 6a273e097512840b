import type { Migration } from '../migration.ts';

/** What documents are made from: a text whose fields are filled in for a person. */
export const up = ({ tenantTable }: Migration): Promise<void> =>
  tenantTable(
    'document_template',
    `id text not null,
     name text not null,
     type_id text not null,
     title text not null,
     body text not null,
     signing text not null check (signing in ('person', 'personThenOffice')),
     -- Who of the office signs after the person.
     office_person_id text,
     created_at timestamptz not null,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, type_id) references document_type (tenant_id, id),
     foreign key (tenant_id, office_person_id) references person (tenant_id, id),
     check ((office_person_id is not null) = (signing = 'personThenOffice'))`,
  );
