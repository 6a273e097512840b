import type { CrewCheck } from '@callboard/contract';
import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import { isAbsent } from './presence.db.ts';
import type { PictureColumns } from '../../crew-access/crew-access.public.ts';

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
  if ('crewId' in where)
    return sql`"crewItem"."crewId" = ${where.crewId} and "crewItem".status ${oneOf(crewItemGroups.roster)}`;
  if ('itemId' in where) return sql`"crewItem".id = ${where.itemId}`;
  return sql`"crewItem".id in (select ${where.checkOrItemId} union
    select "crewItemId" from "crewCheck" where id = ${where.checkOrItemId})`;
};

/** Positions with their checks, steps and breaks. Only those that have a person and times. */
export async function checkRows(
  db: Db,
  where: Where,
  { limit, offset }: Page = { limit: 1000, offset: 0 },
): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select "crewItem".id as "itemId", "crewItem"."crewId", "crewItem"."projectId", "crewItem"."personId",
      ${fullName('person')} as name, person."contactNumber", person.phone,
      "crewItem".status, "crewItem"."crewChief",
      ${isAbsent} as absent,
      function.caption as "functionCaption", "crewItem"."timeZone",
      "crewItem"."startsAt", "crewItem"."endsAt",
      case when location.id is not null then jsonb_build_object('id', location.id, 'name', location.name, 'latitude',
        location.latitude,
        'longitude', location.longitude, 'radiusM', location."radiusM") end as site,
      file.id as "pictureId", file.content as "pictureContent", file.private as "picturePrivate",
      "crewCheck".id as "checkId", "crewCheck".version, "crewCheck".state as "checkState",
      "crewCheck"."plannedFrom", "crewCheck"."plannedUntil",
      "crewCheck"."checkedFrom", "crewCheck"."checkedUntil",
      "crewCheck".late, "crewCheck".early, "crewCheck"."autoClosed",
      "crewCheck"."approvedFrom", "crewCheck"."approvedUntil",
      "crewCheck"."approvedBreakMinutes", "crewCheck"."approvedMinutes",
      "crewCheck"."roundingMinutes", "crewCheck"."correctedReason",
      ${fullName('approver')} as "approvedBy", "crewCheck"."approvedAt",
      "crewCheck"."paperFileId", "crewCheck"."signedFileId", "crewCheck"."signedAt",
      crew."signedOffAt" as "crewSignedOffAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', "crewCheckEvent".id, 'kind', "crewCheckEvent".kind, 'at',
        "crewCheckEvent".at,
          'deviceAt', "crewCheckEvent"."deviceAt", 'receivedAt', "crewCheckEvent"."receivedAt", 'skewSeconds',
            "crewCheckEvent"."skewSeconds",
          'source', "crewCheckEvent".source, 'byPerson', "crewCheckEvent"."byPerson", 'by', ${fullName('actor')},
          'accuracyM', "crewCheckEvent"."accuracyM", 'distanceM', "crewCheckEvent"."distanceM", 'inside',
            "crewCheckEvent".inside,
          'noPositionReason', "crewCheckEvent"."noPositionReason", 'reason', "crewCheckEvent".reason, 'appBuild',
            "crewCheckEvent"."appBuild",
          'undoneAt', "crewCheckEvent"."undoneAt") order by "crewCheckEvent"."receivedAt", "crewCheckEvent".id)
        from "crewCheckEvent"
          left join person actor on actor.id = "crewCheckEvent"."byPerson"
        where "crewCheckEvent"."checkId" = "crewCheck".id), '[]') as events,
      coalesce((select jsonb_agg(jsonb_build_object('from', "crewBreak"."fromAt", 'until', "crewBreak"."untilAt")
        order by "crewBreak"."fromAt")
        from "crewBreak" where "crewBreak"."checkId" = "crewCheck".id), '[]') as breaks
    from "crewItem"
      join person on person.id = "crewItem"."personId"
      join crew on crew.id = "crewItem"."crewId"
      left join location on location.id = crew."locationId"
      join function on function.id = "crewItem"."functionId"
      left join file on file.id = person."pictureFileId"
        and person."pictureState" = 'approved'
      left join "crewCheck" on "crewCheck"."crewItemId" = "crewItem".id
      left join person approver on approver.id = "crewCheck"."approvedBy"
    where ${wanted(where)} and "crewItem"."startsAt" is not null and "crewItem"."endsAt" is not null
    order by "crewItem"."startsAt", "crewItem"."crewChief" desc, person."lastName", person."firstName", "crewItem".id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countedPositions(db: Db, crewId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from "crewItem"
    where ${wanted({ crewId })} and "crewItem"."personId" is not null and "crewItem"."startsAt" is not null
      and "crewItem"."endsAt" is not null`.execute(db);
  return rows[0]?.total ?? 0;
}
