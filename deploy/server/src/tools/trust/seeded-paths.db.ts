import { signableStatuses } from '@callboard/domain';
import type { Session } from '../../platform/db/engine.ts';

/** Where a list does not show the id that a call asks for, the tables do: one column for each id of the path. */
const asked: Readonly<Record<string, string>> = {
  projectCrews: `select id from (select c.id, count(i.id) as people from crew c
    join crew_item i on i.tenant_id = c.tenant_id and i.crew_id = c.id where c.tenant_id = $1 group by c.id
    order by 2 desc) as busy limit 12`,
  'projectCrews.contactOnSite': `select id from crew where tenant_id = $1 and contact_on_site_id is not null limit 12`,
  'projectCrews.crewMemberContact': `select crew_id, person_id from crew_item
    where tenant_id = $1 and person_id is not null order by starts_at desc limit 60`,
  'securityChecks.securityCheck': `select crew_id, id from security_check where tenant_id = $1 limit 30`,
  'securityChecks.securityChecks': `select distinct crew_id from security_check where tenant_id = $1 limit 30`,
  'photos.crewPhotos': `select distinct crew_id from crew_photo where tenant_id = $1 limit 30`,
  'crewChecks.crewCheck': `select id from crew_check where tenant_id = $1 limit 30`,
  'crewChecks.checkCode': `select distinct crew_id from crew_item where tenant_id = $1 and crew_chief
    and starts_at > now() - interval '2 days' limit 60`,
  'projectCrews.liveLocations': `select distinct crew_id from crew_item where tenant_id = $1
    and starts_at between now() - interval '1 day' and now() + interval '1 day' limit 30`,
  'crewItems.previewConflicts': `select '/projectCrewItems/conflicts?personId=' || person_id || '&itemId=' || id
    as path from crew_item where tenant_id = $1 and person_id is not null limit 12`,
  'documents.delegates': `select document_id from signatory where tenant_id = $1 limit 60`,
  crewMember: `select id from person where tenant_id = $1 and active limit 12`,
  publicProfiles: `select id from person where tenant_id = $1 and public_profile limit 6`,
  payrollItems: `select id from payroll_item where tenant_id = $1 limit 40`,
  emailMessageAttachments: `select id from email_attachment where tenant_id = $1 limit 40`,
  formQuestions: `select id from form_question where tenant_id = $1 and file_id is not null limit 12`,
  exports: `select id from export where tenant_id = $1 limit 6`,
  'projects.proofFile': `select distinct p.number, d.id from document d
    join crew_item i on i.tenant_id = d.tenant_id and i.person_id = d.owner_id
    join crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
    join project p on p.tenant_id = c.tenant_id and p.id = c.project_id
    where d.tenant_id = $1 limit 60`,
};

/** What the demo leaves empty and somebody may fill in: a file of a question, a contact on site. */
export async function fillIn(session: Session, tenant: string): Promise<void> {
  await session.query(
    `update form_question set file_id = (select id from file where tenant_id = $1 limit 1) where tenant_id = $1`,
    [tenant],
  );
  await session.query(
    `update crew set contact_on_site_id = (select id from contact where tenant_id = $1 and active limit 1)
     where tenant_id = $1 and contact_on_site_id is null`,
    [tenant],
  );
}

/** Lets whoever holds the token sign in the place of somebody whose turn it is. */
export async function openLink(session: Session, tenant: string, hash: string): Promise<void> {
  await session.query(
    `insert into signing_link (tenant_id, token_hash, signatory_id, created_at, expires_at)
     select $1, $2, s.id, now(), now() + interval '1 day' from signatory s
     join document d on d.tenant_id = s.tenant_id and d.id = s.document_id
     where s.tenant_id = $1 and d.status = any($3) order by s.step limit 1`,
    [tenant, hash, signableStatuses],
  );
}

/** What a query has to name, beside days. */
export async function seededNames(session: Session, tenant: string): Promise<Record<string, string>> {
  const { rows } = await session.query(
    `select p.id as "personId", (select number from plus_crew where tenant_id = $1 limit 1) as "plusCrew"
     from person p where p.tenant_id = $1 and p.active limit 1`,
    [tenant],
  );
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, String(value)]));
}

/** Paths of a call with ids that the demo has. */
export async function seededPaths(session: Session, tenant: string, name: string, path: string) {
  const statement = asked[name] ?? asked[path.split('/')[1] ?? ''];
  if (statement === undefined) return [];
  const { rows } = await session.query(statement, [tenant]);
  return rows.map((row) => {
    if (typeof row['path'] === 'string') return row['path'];
    const ids = Object.values(row).map(String);
    return path.replace(/\{\w+\}/g, () => encodeURIComponent(ids.shift() ?? ''));
  });
}
