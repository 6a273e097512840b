import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  await tenantTable(
    'document_type',
    `id text not null,
     caption text not null,
     parameters jsonb not null default '{}',
     -- The law wants paper: signing in the app is off, and the screen says why.
     paper_needed boolean not null default false,
     uploadable boolean not null default false,
     skill_id text,
     primary key (tenant_id, id),
     foreign key (tenant_id, skill_id) references skill (tenant_id, id)`,
  );
  await tenantTable(
    'document',
    `id text not null,
     number text not null,
     name text not null,
     type_id text not null,
     -- An id of the list documentsStatus.
     status text not null check (status in ('draft', 'readyToSign', 'onGoing', 'signed', 'declined', 'expired', 'void',
       'replaced', 'toUpload', 'beingVerified', 'refused', 'information')),
     owner_id text,
     parameters jsonb not null default '{}',
     signatories_order text not null default 'one by one',
     allow_signatories boolean not null default false,
     file_id text,
     signed_file_id text,
     sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
     pages int,
     valid_from date,
     valid_until date,
     expires_at timestamptz,
     reason text not null default '',
     replaced_by text,
     withheld boolean not null default false,
     created_at timestamptz not null,
     created_by text,
     completed_at timestamptz,
     sealed_at timestamptz,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, number),
     foreign key (tenant_id, type_id) references document_type (tenant_id, id),
     foreign key (tenant_id, owner_id) references person (tenant_id, id),
     foreign key (tenant_id, file_id) references file (tenant_id, id),
     foreign key (tenant_id, signed_file_id) references file (tenant_id, id),
     -- One final file: it is there exactly when it is sealed.
     check ((sealed_at is null) = (signed_file_id is null))`,
  );
  await sql(`
    create index document_of_owner on document (tenant_id, owner_id, created_at desc);
    create index document_by_status on document (tenant_id, status, created_at desc);
    create index document_by_expiry on document (tenant_id, valid_until) where valid_until is not null;
    alter table person_skill add foreign key (tenant_id, document_id) references document (tenant_id, id);
  `);
  // Where a document belongs. A document can lie in several places.
  await tenantTable(
    'document_link',
    `document_id text not null,
     subject_kind text not null check (subject_kind in ('project', 'crew', 'company', 'contact', 'staffContract', 'form',
       'receipt', 'invoice', 'payroll', 'rateCard', 'person', 'crewItem')),
     subject_id text not null,
     rank int not null default 0,
     primary key (tenant_id, subject_kind, subject_id, document_id),
     foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade`,
  );
  await sql('create index document_link_of on document_link (tenant_id, document_id)');
  await tenantTable(
    'signatory',
    `id text not null,
     document_id text not null,
     person_id text,
     contact_number text not null,
     name text not null,
     email text not null,
     role text not null default '',
     -- Equal numbers are the same step.
     step int not null,
     required boolean not null default true,
     status text not null check (status in ('readyToSign', 'onGoing', 'signed', 'declined', 'expired', 'void')),
     declined_reason text not null default '',
     decided_at timestamptz,
     reminded_days int not null default 0,
     version int not null default 1,
     primary key (tenant_id, id),
     unique (tenant_id, document_id, contact_number, step),
     foreign key (tenant_id, document_id) references document (tenant_id, id) on delete cascade,
     foreign key (tenant_id, person_id) references person (tenant_id, id)`,
  );
  await sql('create index signatory_of_person on signatory (tenant_id, person_id, status)');
  // One signature of a signatory, whoever wins.
  await tenantTable(
    'signature',
    `id text not null,
     signatory_id text not null,
     signed boolean not null default true,
     how text not null check (how in ('drawn', 'typed', 'saved')),
     image_file_id text,
     typed_name text not null default '',
     consent text not null,
     shown_sha256 text not null,
     authentication text not null check (authentication in ('password', 'link')),
     ip text not null,
     user_agent text not null,
     time_zone text not null,
     signed_at timestamptz not null,
     rating int check (rating between 1 and 5),
     rating_comment text not null default '',
     primary key (tenant_id, id),
     unique (tenant_id, signatory_id),
     foreign key (tenant_id, signatory_id) references signatory (tenant_id, id) on delete cascade,
     foreign key (tenant_id, image_file_id) references file (tenant_id, id)`,
  );
  // The evidence: rows are only added, and each carries the hash of the one before it.
  await tenantTable(
    'document_event',
    `id text not null,
     document_id text not null,
     position int not null,
     sha256 text not null,
     kind text not null check (kind in ('created', 'sent', 'opened', 'viewed', 'consented', 'signed', 'declined',
       'delegated', 'reminded', 'expired', 'voided', 'sealed')),
     actor_id text,
     actor_name text not null,
     actor_email text not null,
     actor_role text not null,
     at timestamptz not null,
     time_zone text not null,
     ip text not null,
     user_agent text not null,
     authentication text not null check (authentication in ('password', 'link', 'server')),
     step int,
     details jsonb not null default '{}',
     hash_before text not null default '',
     hash text not null default '',
     primary key (tenant_id, id),
     unique (tenant_id, document_id, position),
     foreign key (tenant_id, document_id) references document (tenant_id, id)`,
    { insertOnly: true },
  );
  await sql(`
    create function chain_document_event() returns trigger language plpgsql as $$
    declare
      before record;
    begin
      -- Whoever adds a row waits for the one who is adding one.
      perform 1 from document where tenant_id = new.tenant_id and id = new.document_id for update;
      select position, hash into before from document_event
        where tenant_id = new.tenant_id and document_id = new.document_id order by position desc limit 1;
      new.position := coalesce(before.position, 0) + 1;
      new.hash_before := coalesce(before.hash, repeat('0', 64));
      new.hash := encode(sha256(convert_to(concat_ws('|', new.hash_before, new.id, new.document_id, new.position,
        new.sha256, new.kind, new.actor_id, new.actor_name, new.actor_email, new.actor_role,
        to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), new.time_zone, new.ip, new.user_agent,
        new.authentication, new.step, new.details::text), 'UTF8')), 'hex');
      return new;
    end $$;
    create trigger chained before insert on document_event for each row execute function chain_document_event();
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Evidence is only added, never changed or deleted.';
    end $$;
    create trigger unchanged before update or delete on document_event
      for each row execute function refuse_change();
  `);
  await tenantTable(
    'mobile_document',
    `id text not null,
     kind text not null check (kind in ('companyDocument', 'rateAgreement', 'rateCard')),
     caption text not null,
     link text,
     file_id text,
     company_id text,
     rank int not null default 0,
     published_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, file_id) references file (tenant_id, id),
     foreign key (tenant_id, company_id) references company (tenant_id, id),
     check ((link is null) <> (file_id is null))`,
  );
  await tenantTable(
    'crew_info',
    `id text not null,
     caption text not null,
     body text not null default '',
     link text,
     file_id text,
     rank int not null default 0,
     published_at timestamptz not null,
     primary key (tenant_id, id),
     foreign key (tenant_id, file_id) references file (tenant_id, id)`,
  );
};
