import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'login',
    `id text not null,
     name text not null check (name = btrim(name) and name <> ''),
     token_type text not null check (token_type in ('user', 'project', 'pluscrew')),
     person_id text,
     subject text,
     password_hash text,
     blocked boolean not null default false,
     language text check (language in ('en', 'nl', 'cy', 'fr', 'deAt', 'de', 'es')),
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id),
     -- A normal login is a person's; a limited one is for one project or plus crew and for nobody.
     check ((token_type = 'user') = (person_id is not null)),
     check ((token_type = 'user') = (subject is null))`,
  );
  // People write their login in any case; two that differ only by case would be one for them.
  await sql('create unique index login_name on login (tenant_id, lower(name))');
  await tenantTable(
    'login_type',
    `login_id text not null,
     login_type text not null
       check (login_type in ('clients', 'crew', 'planners', 'operations', 'planning', 'office')),
     primary key (tenant_id, login_id, login_type),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
  await tenantTable(
    'login_right',
    `login_id text not null,
     right_name text not null,
     permission text not null,
     primary key (tenant_id, login_id, right_name, permission),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
  await tenantTable(
    'login_mailbox_right',
    `login_id text not null,
     right_name text not null,
     permission text not null,
     primary key (tenant_id, login_id, right_name, permission),
     foreign key (tenant_id, login_id) references login (tenant_id, id) on delete cascade`,
  );
};
