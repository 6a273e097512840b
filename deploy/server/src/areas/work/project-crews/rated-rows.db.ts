import { begunStates, bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import { oneOf } from '#platform/db/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/http/paging.ts';
import type { PictureColumns } from '../crew-access/crew-access.public.ts';

export type RatedRow = PictureColumns & {
  crewItemId: string;
  personId: string;
  name: string;
  functionCaption: string;
  ratings: {
    id: string;
    typeId: string;
    typeCaption: string;
    stars: number;
    comment: string;
    at: string;
    by: string | null;
    mine: boolean;
  }[];
};
type OfCrew = { crewId: string; personId: string | null; now: Date };
type Wanted = OfCrew & { onlyOwn: boolean; limit: number; page: number };

/** Positions of others. */
const ofOthers = ({ crewId, personId }: OfCrew) =>
  sql`i."crewId" = ${crewId} and i."personId" is not null and i."personId" is distinct from ${personId}`;
/** What `ratingProblem` has nothing against. */
const rateable = (of: OfCrew) =>
  sql`${ofOthers(of)} and i."startsAt" <= ${of.now} and i.status ${oneOf(begunStates)}`;

/** Who has worked in a crew, each with what was said of it. */
export async function ratedRows(db: Db, wanted: Wanted): Promise<{ rows: RatedRow[]; total: number }> {
  const { personId, onlyOwn, limit } = wanted;
  const own = onlyOwn ? sql`and r."byPerson" = ${personId}` : sql``;
  const { rows } = await sql<RatedRow>`
    select i.id as "crewItemId", i."personId", ${fullName('p')} as name,
      f.caption as "functionCaption",
      v.id as "pictureId", v.content as "pictureContent", v.private as "picturePrivate",
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'typeId', r."typeId",
          'typeCaption', coalesce(t.caption, r."typeId"), 'stars', r.stars, 'comment', r.comment, 'at', r.at,
          'by', ${fullName('b')},
          'mine', r."byPerson" is not distinct from ${personId}) order by r.at desc, t.rank, r.id)
        from "crewRating" r
          left join person b on b.id = r."byPerson"
          left join "catalogueEntry" t on t.list = 'crewRatingTypes' and t.id = r."typeId"
        where r."crewItemId" = i.id ${own}), '[]') as ratings
    from "crewItem" i
      join person p on p.id = i."personId"
      join function f on f.id = i."functionId"
      left join file v on v.id = p."pictureFileId" and p."pictureState" = 'approved'
    where ${rateable(wanted)}
    order by p."lastName", p."firstName", i."startsAt", i.id limit ${limit} offset ${offsetOf(wanted)}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from "crewItem" i where ${rateable(wanted)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** When the next of those who are still to come begins. */
export async function nextStart(db: Db, of: OfCrew): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(i."startsAt") as at from "crewItem" i
    where ${ofOthers(of)} and i."startsAt" > ${of.now}
      and i.status ${oneOf(bookedStates)}`.execute(db);
  return rows[0]?.at ?? null;
}
