import { documentGroups } from '@callboard/domain';
import type { Session } from '#platform/db/engine/engine.ts';

/** Where a list does not show the id that a call asks for, the tables do: one column for each id of the path. */
const asked: Readonly<Record<string, string>> = {
  projectCrews: `select id from (select c.id, count(i.id) as people from crew c
    join "crewItem" i on i."tenantId" = c."tenantId" and i."crewId" = c.id where c."tenantId" = $1 group by c.id
    order by 2 desc) as busy limit 12`,
  'projectCrews.contactOnSite': `select id from crew where "tenantId" = $1 and "contactOnSiteId" is not null limit 12`,
  'projectCrews.crewMemberContact': `select "crewId", "personId" from "crewItem"
    where "tenantId" = $1 and "personId" is not null order by "startsAt" desc limit 60`,
  'securityChecks.securityCheck': `select "crewId", id from "securityCheck" where "tenantId" = $1 limit 30`,
  'securityChecks.securityChecks': `select distinct "crewId" from "securityCheck" where "tenantId" = $1 limit 30`,
  'photos.crewPhotos': `select distinct "crewId" from "crewPhoto" where "tenantId" = $1 limit 30`,
  'crewChecks.crewCheck': `select id from "crewCheck" where "tenantId" = $1 limit 30`,
  'crewChecks.checkCode': `select distinct "crewId" from "crewItem" where "tenantId" = $1 and "crewChief"
    and "startsAt" > now() - interval '2 days' limit 60`,
  'projectCrews.liveLocations': `select distinct "crewId" from "crewItem" where "tenantId" = $1
    and "startsAt" between now() - interval '1 day' and now() + interval '1 day' limit 30`,
  'crewItems.previewConflicts': `select '/projectCrewItems/conflicts?personId=' || "personId" || '&itemId=' || id
    as path from "crewItem" where "tenantId" = $1 and "personId" is not null limit 12`,
  'documents.delegates': `select "documentId" from signatory where "tenantId" = $1 limit 60`,
  crewMember: `select id from person where "tenantId" = $1 and active limit 12`,
  publicProfiles: `select id from person where "tenantId" = $1 and "publicProfile" limit 6`,
  payrollItems: `select id from "payrollItem" where "tenantId" = $1 limit 40`,
  emailMessageAttachments: `select id from "emailAttachment" where "tenantId" = $1 limit 40`,
  formQuestions: `select id from "formQuestion" where "tenantId" = $1 and "fileId" is not null limit 12`,
  exports: `select id from export where "tenantId" = $1 limit 6`,
  'projects.proofFile': `select distinct p.number, d.id from document d
    join "crewItem" i on i."tenantId" = d."tenantId" and i."personId" = d."ownerId"
    join crew c on c."tenantId" = i."tenantId" and c.id = i."crewId"
    join project p on p."tenantId" = c."tenantId" and p.id = c."projectId"
    where d."tenantId" = $1 limit 60`,
};

/** What the demo leaves empty and somebody may fill in: a file of a question, a contact on site. */
export async function fillIn(session: Session, tenant: string): Promise<void> {
  await session.query(
    `update "formQuestion" set "fileId" = (select id from file where "tenantId" = $1 limit 1) where "tenantId" = $1`,
    [tenant],
  );
  await session.query(
    `update crew set "contactOnSiteId" = (select id from contact where "tenantId" = $1 and active limit 1)
     where "tenantId" = $1 and "contactOnSiteId" is null`,
    [tenant],
  );
}

/** Lets whoever holds the token sign in the place of somebody whose turn it is. */
export async function openLink(session: Session, tenant: string, hash: string): Promise<void> {
  await session.query(
    `insert into "signingLink" ("tenantId", "tokenHash", "signatoryId", "createdAt", "expiresAt")
     select $1, $2, s.id, now(), now() + interval '1 day' from signatory s
     join document d on d."tenantId" = s."tenantId" and d.id = s."documentId"
     where s."tenantId" = $1 and d.status = any($3) order by s.step limit 1`,
    [tenant, hash, documentGroups.signable],
  );
}

/** What a query has to name, beside days. */
export async function seededNames(session: Session, tenant: string): Promise<Record<string, string>> {
  const { rows } = await session.query(
    `select p.id as "personId", (select number from "plusCrew" where "tenantId" = $1 limit 1) as "plusCrew"
     from person p where p."tenantId" = $1 and p.active limit 1`,
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
