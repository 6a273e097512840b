import { crewItemGroups } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import { oneOf } from '#platform/db/expression/one-of.ts';
import type { Db } from '#platform/db/tables.ts';
import { offsetOf } from '#platform/db/list/paging.ts';
import type { PictureColumns } from '../../crew-access/crew-access.public.ts';

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
  sql`"crewItem"."crewId" = ${crewId} and "crewItem"."personId" is not null
    and "crewItem"."personId" is distinct from ${personId}`;
/** What `ratingProblem` has nothing against. */
const rateable = (of: OfCrew) =>
  sql`${ofOthers(of)} and "crewItem"."startsAt" <= ${of.now} and "crewItem".status ${oneOf(crewItemGroups.begun)}`;

/** Who has worked in a crew, each with what was said of it. */
export async function ratedRows(db: Db, wanted: Wanted): Promise<{ rows: RatedRow[]; total: number }> {
  const { personId, onlyOwn, limit } = wanted;
  const own = onlyOwn ? sql`and "crewRating"."byPerson" = ${personId}` : sql``;
  const { rows } = await sql<RatedRow>`
    select "crewItem".id as "crewItemId", "crewItem"."personId", ${fullName('person')} as name,
      function.caption as "functionCaption",
      file.id as "pictureId", file.content as "pictureContent", file.private as "picturePrivate",
      coalesce((select jsonb_agg(jsonb_build_object('id', "crewRating".id, 'typeId', "crewRating"."typeId",
          'typeCaption', coalesce("catalogueEntry".caption, "crewRating"."typeId"), 'stars', "crewRating".stars,
            'comment', "crewRating".comment, 'at', "crewRating".at,
          'by', ${fullName('rater')},
          'mine', "crewRating"."byPerson" is not distinct from ${personId}) order by "crewRating".at desc,
            "catalogueEntry".rank, "crewRating".id)
        from "crewRating"
          left join person rater on rater.id = "crewRating"."byPerson"
          left join "catalogueEntry" on "catalogueEntry".list = 'crewRatingTypes'
            and "catalogueEntry".id = "crewRating"."typeId"
        where "crewRating"."crewItemId" = "crewItem".id ${own}), '[]') as ratings
    from "crewItem"
      join person on person.id = "crewItem"."personId"
      join function on function.id = "crewItem"."functionId"
      left join file on file.id = person."pictureFileId" and person."pictureState" = 'approved'
    where ${rateable(wanted)}
    order by person."lastName", person."firstName", "crewItem"."startsAt", "crewItem".id
      limit ${limit} offset ${offsetOf(wanted)}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from "crewItem" where ${rateable(wanted)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** When the next of those who are still to come begins. */
export async function nextStart(db: Db, of: OfCrew): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min("crewItem"."startsAt") as at from "crewItem"
    where ${ofOthers(of)} and "crewItem"."startsAt" > ${of.now}
      and "crewItem".status ${oneOf(crewItemGroups.booked)}`.execute(db);
  return rows[0]?.at ?? null;
}
