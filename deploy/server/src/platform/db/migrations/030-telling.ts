import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // Histories and to-dos of everything are activities.
  await sql(`
    alter table activity
      add column subject_kind text,
      add column subject_id text,
      add column actor_id text,
      add column before jsonb,
      add column after jsonb,
      add column reason text not null default '',
      add column recipient_id text,
      add column due_date date,
      add column priority int check (priority between 1 and 3),
      add column done_at timestamptz,
      add column done_by text,
      add column version int not null default 1,
      add constraint activity_todo_has_due check (type = 'LOG' or due_date is not null),
      add constraint activity_subject check ((subject_kind is null) = (subject_id is null));
    create index activity_of_subject on activity (tenant_id, subject_kind, subject_id, at desc, id)
      where subject_id is not null;
    create index activity_todo_of on activity (tenant_id, recipient_id, due_date, id) where type <> 'LOG';
    create index activity_todo_open on activity (tenant_id, due_date, id) where type <> 'LOG' and done_at is null;

    alter table tenant_setting
      -- What a tenant decides otherwise than the defaults of the rules.
      add column rules jsonb not null default '{}',
      add column signing_order text not null default 'one by one',
      add column region_id text,
      add column map_tiles text not null default '';
  `);
  // Keys of the tenant's own: for push messages and for the seal of signed papers.
  await tenantTable(
    'tenant_key',
    `kind text not null check (kind in ('push', 'seal')),
     public_part text not null,
     private_part text not null,
     created_at timestamptz not null,
     primary key (tenant_id, kind)`,
  );
  await tenantTable(
    'notification',
    `id text not null,
     person_id text not null,
     kind text not null,
     params jsonb not null default '{}',
     subject_kind text,
     subject_id text,
     at timestamptz not null,
     read_at timestamptz,
     pushed_at timestamptz,
     mailed_at timestamptz,
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  await sql(`
    create index notification_of_person on notification (tenant_id, person_id, at desc, id);
    create index notification_unread on notification (tenant_id, person_id) where read_at is null;
  `);
  await tenantTable(
    'push_subscription',
    `id text not null,
     person_id text not null,
     session_id text not null,
     endpoint text not null,
     p256dh text not null,
     auth text not null,
     device text not null default '',
     created_at timestamptz not null,
     last_used_at timestamptz,
     primary key (tenant_id, id),
     unique (tenant_id, endpoint),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, session_id) references login_session (tenant_id, id) on delete cascade`,
  );
  await sql('create index push_subscription_of_person on push_subscription (tenant_id, person_id)');
  // A feed's address is a secret of which only the hash is kept.
  await tenantTable(
    'calendar_subscription',
    `id text not null,
     person_id text not null,
     name text not null,
     token_hash text not null,
     contents text[] not null,
     created_at timestamptz not null,
     refreshed_at timestamptz not null,
     last_read_at timestamptz,
     revoked_at timestamptz,
     primary key (tenant_id, id),
     unique (tenant_id, token_hash),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  await sql('create index calendar_subscription_of on calendar_subscription (tenant_id, person_id)');
  // What a calendar was told last of each event, so that a change gets the next number and an end is told.
  await tenantTable(
    'calendar_event',
    `subscription_id text not null,
     uid text not null,
     sequence int not null default 0,
     fingerprint text not null,
     event jsonb not null,
     cancelled boolean not null default false,
     changed_at timestamptz not null,
     primary key (tenant_id, subscription_id, uid),
     foreign key (tenant_id, subscription_id) references calendar_subscription (tenant_id, id) on delete cascade`,
  );
  await tenantTable(
    'export',
    `id text not null,
     kind text not null,
     person_id text not null,
     subject_id text not null default '',
     query jsonb not null default '{}',
     state text not null check (state in ('waiting', 'running', 'done', 'failed')),
     done int not null default 0,
     total int not null default 0,
     file_id text,
     created_at timestamptz not null,
     finished_at timestamptz,
     primary key (tenant_id, id),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, file_id) references file (tenant_id, id)`,
  );
};
