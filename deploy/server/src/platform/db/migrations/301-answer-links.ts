import type { Migration } from '../migration.ts';

export const up = async ({ sql, tenantTable }: Migration): Promise<void> => {
  // Answering a request without a login: a mailed link stands for one job of one person, as it was when it was mailed.
  await tenantTable(
    'answer_link',
    `token_hash text not null,
     person_id text not null,
     crew_item_id text not null,
     -- What was asked: another value means that it is another job now.
     terms text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     answer text check (answer in ('confirm', 'refuse')),
     used_at timestamptz,
     ended_at timestamptz,
     primary key (tenant_id, token_hash),
     foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
     foreign key (tenant_id, crew_item_id) references crew_item (tenant_id, id) on delete cascade,
     constraint answer_link_used check ((answer is null) = (used_at is null))`,
  );
  await sql(`
    create index answer_link_of_person on answer_link (tenant_id, person_id);
    create index answer_link_of_item on answer_link (tenant_id, crew_item_id);
    create index answer_link_over on answer_link (tenant_id, expires_at)`);
};
