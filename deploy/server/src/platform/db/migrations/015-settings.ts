import type { Migration } from '../migration.ts';

export const up = async ({ tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'tenant_setting',
    `default_language text not null check (default_language in ('en', 'nl', 'cy', 'fr', 'deAt', 'de', 'es')),
     mobile_theme text not null check (mobile_theme in ('default', 'red', 'watermark')),
     use_user_language boolean not null,
     time_zone text not null,
     favicon_file_id text,
     background_file_id text,
     background_color_code text check (background_color_code ~ '^#[0-9a-f]{6}$'),
     meta_host_name text not null,
     meta_description text not null,
     contact_email text not null,
     contact_phone text not null,
     -- One row for a tenant.
     primary key (tenant_id),
     foreign key (tenant_id, favicon_file_id) references file (tenant_id, id),
     foreign key (tenant_id, background_file_id) references file (tenant_id, id)`,
  );
  await tenantTable(
    'tenant_company',
    `id text not null,
     name text not null,
     country text not null check (country ~ '^[A-Z]{2}$'),
     primary key (tenant_id, id)`,
  );
};
