import type { CrewCheck } from '@callboard/contract';
import { rosterStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { oneOf } from '#platform/db/one-of.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import { isAbsent } from './presence.db.ts';
import type { PictureColumns } from '../crew-access/crew-access.public.ts';

type Event = Tables['crewCheckEvent'];
export type EventRow = {
  id: string;
  kind: Event['kind'];
  at: string;
  deviceAt: string | null;
  receivedAt: string;
  skewSeconds: number | null;
  source: Event['source'];
  byPerson: string | null;
  by: string | null;
  accuracyM: number | null;
  distanceM: number | null;
  inside: boolean | null;
  noPositionReason: string;
  reason: string;
  appBuild: string;
  undoneAt: string | null;
};
export type CheckRow = PictureColumns & {
  itemId: string;
  crewId: string;
  projectId: string;
  personId: string;
  name: string;
  contactNumber: string;
  phone: string;
  status: Tables['crewItem']['status'];
  crewChief: boolean;
  absent: boolean;
  functionCaption: string;
  timeZone: string;
  site: CrewCheck['site'];
  startsAt: Date;
  endsAt: Date;
  checkId: string | null;
  version: number | null;
  checkState: Tables['crewCheck']['state'] | null;
  plannedFrom: Date | null;
  plannedUntil: Date | null;
  checkedFrom: Date | null;
  checkedUntil: Date | null;
  late: boolean | null;
  early: boolean | null;
  autoClosed: boolean | null;
  approvedFrom: Date | null;
  approvedUntil: Date | null;
  approvedBreakMinutes: number | null;
  approvedMinutes: number | null;
  roundingMinutes: number | null;
  correctedReason: string | null;
  approvedBy: string | null;
  approvedAt: Date | null;
  paperFileId: string | null;
  signedFileId: string | null;
  signedAt: Date | null;
  crewSignedOffAt: Date | null;
  events: EventRow[];
  breaks: { from: string; until: string | null }[];
};

type Where = { crewId: string } | { itemId: string } | { checkOrItemId: string };
type Page = { limit: number; offset: number };

const wanted = (where: Where) => {
  if ('crewId' in where) return sql`i."crewId" = ${where.crewId} and i.status ${oneOf(rosterStates)}`;
  if ('itemId' in where) return sql`i.id = ${where.itemId}`;
  return sql`i.id in (select ${where.checkOrItemId} union
    select "crewItemId" from "crewCheck" where id = ${where.checkOrItemId})`;
};

/** Positions with their checks, steps and breaks. Only those that have a person and times. */
export async function checkRows(
  db: Db,
  where: Where,
  { limit, offset }: Page = { limit: 1000, offset: 0 },
): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select i.id as "itemId", i."crewId", i."projectId", i."personId",
      ${fullName('p')} as name, p."contactNumber", p.phone,
      i.status, i."crewChief",
      ${isAbsent} as absent,
      f.caption as "functionCaption", i."timeZone",
      i."startsAt", i."endsAt",
      case when l.id is not null then jsonb_build_object('id', l.id, 'name', l.name, 'latitude', l.latitude,
        'longitude', l.longitude, 'radiusM', l."radiusM") end as site,
      pf.id as "pictureId", pf.content as "pictureContent", pf.private as "picturePrivate",
      k.id as "checkId", k.version, k.state as "checkState",
      k."plannedFrom", k."plannedUntil",
      k."checkedFrom", k."checkedUntil",
      k.late, k.early, k."autoClosed",
      k."approvedFrom", k."approvedUntil",
      k."approvedBreakMinutes", k."approvedMinutes",
      k."roundingMinutes", k."correctedReason",
      ${fullName('a')} as "approvedBy", k."approvedAt",
      k."paperFileId", k."signedFileId", k."signedAt",
      c."signedOffAt" as "crewSignedOffAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'at', e.at,
          'deviceAt', e."deviceAt", 'receivedAt', e."receivedAt", 'skewSeconds', e."skewSeconds",
          'source', e.source, 'byPerson', e."byPerson", 'by', ${fullName('b')},
          'accuracyM', e."accuracyM", 'distanceM', e."distanceM", 'inside', e.inside,
          'noPositionReason', e."noPositionReason", 'reason', e.reason, 'appBuild', e."appBuild",
          'undoneAt', e."undoneAt") order by e."receivedAt", e.id)
        from "crewCheckEvent" e
          left join person b on b.id = e."byPerson"
        where e."checkId" = k.id), '[]') as events,
      coalesce((select jsonb_agg(jsonb_build_object('from', r."fromAt", 'until', r."untilAt") order by r."fromAt")
        from "crewBreak" r where r."checkId" = k.id), '[]') as breaks
    from "crewItem" i
      join person p on p.id = i."personId"
      join crew c on c.id = i."crewId"
      left join location l on l.id = c."locationId"
      join function f on f.id = i."functionId"
      left join file pf on pf.id = p."pictureFileId"
        and p."pictureState" = 'approved'
      left join "crewCheck" k on k."crewItemId" = i.id
      left join person a on a.id = k."approvedBy"
    where ${wanted(where)} and i."startsAt" is not null and i."endsAt" is not null
    order by i."startsAt", i."crewChief" desc, p."lastName", p."firstName", i.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countedPositions(db: Db, crewId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from "crewItem" i
    where ${wanted({ crewId })} and i."personId" is not null and i."startsAt" is not null
      and i."endsAt" is not null`.execute(db);
  return rows[0]?.total ?? 0;
}
