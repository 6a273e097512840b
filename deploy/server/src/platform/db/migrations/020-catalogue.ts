import type { Migration } from '../migration.ts';

export const up = async ({ tenantTable }: Migration): Promise<void> => {
  // The lists that a screen offers to choose from and that carry nothing but a caption.
  await tenantTable(
    'catalogue_entry',
    `list text not null check (list in ('activityTypes', 'cateringAgreementTypes', 'chargeTypes', 'countries',
       'nationalities', 'regions', 'insurance', 'taxTypes', 'statuses', 'messageTypes', 'qualityCheckTypes',
       'documentsStatus', 'permissionTypes', 'crewRatingTypes', 'findBestMethods', 'templates', 'receiptTypes',
       'crewTags', 'plusCrewTypes')),
     id text not null,
     caption text not null,
     parameters jsonb not null default '{}',
     rank int not null default 0,
     active boolean not null default true,
     primary key (tenant_id, list, id)`,
  );
  await tenantTable(
    'skill',
    `id text not null,
     caption text not null,
     -- Proved by a document that can expire.
     document_based boolean not null default false,
     primary key (tenant_id, id)`,
  );
  await tenantTable(
    'function',
    `id text not null,
     caption text not null,
     short text not null,
     crew_chief boolean not null default false,
     spare boolean not null default false,
     color text check (color ~ '^#[0-9a-f]{6}$'),
     pay_hint text not null default '',
     rank int not null default 0,
     active boolean not null default true,
     primary key (tenant_id, id)`,
  );
  await tenantTable(
    'function_skill',
    `function_id text not null,
     skill_id text not null,
     -- Required: who does not have it cannot be planned. Else it is a warning.
     required boolean not null,
     primary key (tenant_id, function_id, skill_id),
     foreign key (tenant_id, function_id) references function (tenant_id, id) on delete cascade,
     foreign key (tenant_id, skill_id) references skill (tenant_id, id)`,
  );
  await tenantTable(
    'bank_holiday',
    `region_id text not null,
     day date not null,
     caption text not null,
     primary key (tenant_id, region_id, day)`,
  );
};
