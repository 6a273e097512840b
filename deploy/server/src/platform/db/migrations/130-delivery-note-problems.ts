import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // What a client says is wrong with the hours. While one is not settled, the note cannot be signed.
  await tenantTable(
    'delivery_note_problem',
    `id text not null,
     crew_id text not null,
     body text not null check (length(body) between 1 and 1000),
     -- As typed on the phone of who leads the crew; empty where the client was signed in.
     said_by text not null default '' check (length(said_by) <= 120),
     by_person text not null,
     at timestamptz not null,
     settled_as text check (settled_as in ('answered', 'corrected')),
     settled_at timestamptz,
     settled_by text,
     answer text not null default '' check (length(answer) <= 1000),
     primary key (tenant_id, id),
     foreign key (tenant_id, crew_id) references crew (tenant_id, id) on delete cascade,
     foreign key (tenant_id, by_person) references person (tenant_id, id),
     foreign key (tenant_id, settled_by) references person (tenant_id, id),
     check ((settled_as is null) = (settled_at is null)),
     check (answer = '' or settled_as = 'answered')`,
  );
  await sql(`
    create index delivery_note_problem_of_crew on delivery_note_problem (tenant_id, crew_id, at);
    -- What a kept PDF shows, and what was signed: other facts make another hash.
    alter table crew_paper add column disputed_at timestamptz,
      add constraint nothing_disputed_is_signed
        check (disputed_at is null or (signed_at is null and digitally_confirmed_at is null));
    alter table crew_paper add column file_sha256 text not null default '';
    alter table crew_paper add column signed_sha256 text not null default '';
  `);
};
