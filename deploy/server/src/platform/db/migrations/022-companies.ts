import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'company',
    `id text not null,
     number text not null,
     name text not null,
     street text not null default '',
     zip text not null default '',
     city text not null default '',
     country text not null check (country ~ '^[A-Z]{2}$'),
     email text not null default '',
     phone text not null default '',
     vat_number text not null default '',
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     settings jsonb not null default '{}',
     active boolean not null default true,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, number)`,
  );
  await sql('create index company_by_name on company (tenant_id, name, id)');
  await tenantTable(
    'client_mark',
    `id text not null,
     company_id text not null,
     caption text not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, company_id) references company (tenant_id, id) on delete cascade`,
  );
  // Somebody or something that can be written to and called: a person of ours, a company or a person there.
  await tenantTable(
    'contact',
    `id text not null,
     number text not null,
     kind text not null check (kind in ('person', 'company', 'companyPerson')),
     name text not null,
     role text not null default '',
     email text not null default '',
     phone text not null default '',
     -- The person behind it, where that person is known to us; a client who signs in is one.
     person_id text,
     company_id text,
     active boolean not null default true,
     primary key (tenant_id, id),
     unique (tenant_id, number),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, company_id) references company (tenant_id, id) on delete cascade,
     check (kind <> 'person' or person_id is not null),
     check (kind = 'person' or company_id is not null)`,
  );
  await sql(`
    create index contact_of_person on contact (tenant_id, person_id);
    create index contact_of_company on contact (tenant_id, company_id, name);
    create index contact_by_name on contact (tenant_id, name, id);
  `);
  await tenantTable(
    'rate_card',
    `id text not null,
     company_id text not null,
     caption text not null,
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     valid_from date not null,
     valid_until date,
     primary key (tenant_id, id),
     foreign key (tenant_id, company_id) references company (tenant_id, id) on delete cascade,
     check (valid_until is null or valid_until >= valid_from)`,
  );
  await sql('create index rate_card_of_company on rate_card (tenant_id, company_id, valid_from desc)');
  await tenantTable(
    'rate_card_item',
    `id text not null,
     rate_card_id text not null,
     function_id text,
     caption text not null,
     unit text not null check (unit in ('hour', 'day', 'piece', 'kilometre')),
     price_minor bigint not null check (price_minor >= 0),
     rank int not null default 0,
     primary key (tenant_id, id),
     foreign key (tenant_id, rate_card_id) references rate_card (tenant_id, id) on delete cascade,
     foreign key (tenant_id, function_id) references function (tenant_id, id)`,
  );
  await tenantTable(
    'location',
    `id text not null,
     name text not null,
     street text not null default '',
     zip text not null default '',
     city text not null,
     country text not null check (country ~ '^[A-Z]{2}$'),
     time_zone text not null,
     latitude double precision check (latitude between -90 and 90),
     longitude double precision check (longitude between -180 and 180),
     radius_m int not null default 500 check (radius_m between 50 and 20000),
     note text not null default '',
     no_network boolean not null default false,
     -- Name, street and city as they are searched: lower case, without accents.
     search_text text not null,
     version int not null default 1,
     primary key (tenant_id, id),
     check ((latitude is null) = (longitude is null))`,
  );
  await sql('create index location_by_name on location (tenant_id, name, id)');
};
