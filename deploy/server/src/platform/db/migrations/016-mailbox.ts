import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'mailbox',
    `id text not null,
     name text not null,
     address text not null,
     primary key (tenant_id, id),
     unique (tenant_id, address)`,
  );
  await tenantTable(
    'mailbox_reader',
    `mailbox_id text not null,
     person_id text not null,
     primary key (tenant_id, person_id, mailbox_id),
     foreign key (tenant_id, mailbox_id) references mailbox (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  await tenantTable(
    'email_message',
    `id text not null,
     mailbox_id text not null,
     subject text not null,
     from_name text not null,
     from_email text not null,
     to_people jsonb not null,
     cc_people jsonb not null,
     received_at timestamptz not null,
     body_text text not null,
     body_html text,
     -- Subject, body and people as they are searched: lower case, without accents.
     search_text text not null,
     version int not null default 1,
     primary key (tenant_id, id),
     foreign key (tenant_id, mailbox_id) references mailbox (tenant_id, id) on delete cascade`,
  );
  await sql(`
    create index email_message_newest on email_message (tenant_id, received_at desc, id);
    create index email_message_of_mailbox on email_message (tenant_id, mailbox_id, received_at desc, id);
  `);
  await tenantTable(
    'email_read',
    `message_id text not null,
     person_id text not null,
     read_at timestamptz not null,
     primary key (tenant_id, person_id, message_id),
     foreign key (tenant_id, message_id) references email_message (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade`,
  );
  await tenantTable(
    'email_attachment',
    `id text not null,
     message_id text not null,
     file_id text not null,
     rank int not null,
     primary key (tenant_id, id),
     unique (tenant_id, message_id, rank),
     foreign key (tenant_id, message_id) references email_message (tenant_id, id) on delete cascade,
     foreign key (tenant_id, file_id) references file (tenant_id, id)`,
  );
};
