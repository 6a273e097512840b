import type { CrewCheck } from '@callboard/contract';
import { rosterStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { isAbsent } from './presence.db.ts';
import type { PictureColumns } from '../crew-access/crew-access.public.ts';

type Event = Tables['crew_check_event'];
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
  status: Tables['crew_item']['status'];
  crewChief: boolean;
  absent: boolean;
  functionCaption: string;
  timeZone: string;
  site: CrewCheck['site'];
  startsAt: Date;
  endsAt: Date;
  checkId: string | null;
  version: number | null;
  checkState: Tables['crew_check']['state'] | null;
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
  if ('crewId' in where) return sql`i.crew_id = ${where.crewId} and i.status ${oneOf(rosterStates)}`;
  if ('itemId' in where) return sql`i.id = ${where.itemId}`;
  return sql`i.id in (select ${where.checkOrItemId} union
    select crew_item_id from crew_check where id = ${where.checkOrItemId})`;
};

/** Positions with their checks, steps and breaks. Only those that have a person and times. */
export async function checkRows(
  db: Db,
  where: Where,
  { limit, offset }: Page = { limit: 1000, offset: 0 },
): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select i.id as "itemId", i.crew_id as "crewId", i.project_id as "projectId", i.person_id as "personId",
      ${fullName('p')} as name, p.contact_number as "contactNumber", p.phone,
      i.status, i.crew_chief as "crewChief",
      ${isAbsent} as absent,
      f.caption as "functionCaption", i.time_zone as "timeZone",
      i.starts_at as "startsAt", i.ends_at as "endsAt",
      case when l.id is not null then jsonb_build_object('id', l.id, 'name', l.name, 'latitude', l.latitude,
        'longitude', l.longitude, 'radiusM', l.radius_m) end as site,
      pf.id as "pictureId", pf.content as "pictureContent", pf.private as "picturePrivate",
      k.id as "checkId", k.version, k.state as "checkState",
      k.planned_from as "plannedFrom", k.planned_until as "plannedUntil",
      k.checked_from as "checkedFrom", k.checked_until as "checkedUntil",
      k.late, k.early, k.auto_closed as "autoClosed",
      k.approved_from as "approvedFrom", k.approved_until as "approvedUntil",
      k.approved_break_minutes as "approvedBreakMinutes", k.approved_minutes as "approvedMinutes",
      k.rounding_minutes as "roundingMinutes", k.corrected_reason as "correctedReason",
      ${fullName('a')} as "approvedBy", k.approved_at as "approvedAt",
      k.paper_file_id as "paperFileId", k.signed_file_id as "signedFileId", k.signed_at as "signedAt",
      c.signed_off_at as "crewSignedOffAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'at', e.at,
          'deviceAt', e.device_at, 'receivedAt', e.received_at, 'skewSeconds', e.skew_seconds,
          'source', e.source, 'byPerson', e.by_person, 'by', ${fullName('b')},
          'accuracyM', e.accuracy_m, 'distanceM', e.distance_m, 'inside', e.inside,
          'noPositionReason', e.no_position_reason, 'reason', e.reason, 'appBuild', e.app_build,
          'undoneAt', e.undone_at) order by e.received_at, e.id)
        from crew_check_event e
          left join person b on b.tenant_id = e.tenant_id and b.id = e.by_person
        where e.tenant_id = k.tenant_id and e.check_id = k.id), '[]') as events,
      coalesce((select jsonb_agg(jsonb_build_object('from', r.from_at, 'until', r.until_at) order by r.from_at)
        from crew_break r where r.tenant_id = k.tenant_id and r.check_id = k.id), '[]') as breaks
    from crew_item i
      join person p on p.tenant_id = i.tenant_id and p.id = i.person_id
      join crew c on c.tenant_id = i.tenant_id and c.id = i.crew_id
      left join location l on l.tenant_id = c.tenant_id and l.id = c.location_id
      join function f on f.tenant_id = i.tenant_id and f.id = i.function_id
      left join file pf on pf.tenant_id = p.tenant_id and pf.id = p.picture_file_id
        and p.picture_state = 'approved'
      left join crew_check k on k.tenant_id = i.tenant_id and k.crew_item_id = i.id
      left join person a on a.tenant_id = k.tenant_id and a.id = k.approved_by
    where ${wanted(where)} and i.starts_at is not null and i.ends_at is not null
    order by i.starts_at, i.crew_chief desc, p.last_name, p.first_name, i.id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countedPositions(db: Db, crewId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from crew_item i
    where ${wanted({ crewId })} and i.person_id is not null and i.starts_at is not null
      and i.ends_at is not null`.execute(db);
  return rows[0]?.total ?? 0;
}
