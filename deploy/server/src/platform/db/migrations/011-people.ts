import type { Migration } from '../migration.ts';

export const up = async ({ tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'person',
    `id text not null,
     contact_number text not null,
     first_name text not null,
     last_name text not null,
     email text not null,
     phone text not null,
     city text not null,
     country text not null,
     time_zone text not null,
     active boolean not null,
     picture_file_id text,
     picture_state text not null check (picture_state in ('none', 'pending', 'approved', 'rejected')),
     primary key (tenant_id, id),
     unique (tenant_id, contact_number),
     foreign key (tenant_id, picture_file_id) references file (tenant_id, id),
     -- A picture that is shown, awaited or refused is there.
     check ((picture_state = 'none') = (picture_file_id is null))`,
  );
};
