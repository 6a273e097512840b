import { begunStates, bookedStates } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '../../../platform/db/full-name.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
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
  sql`i.crew_id = ${crewId} and i.person_id is not null and i.person_id is distinct from ${personId}`;
/** What `ratingProblem` has nothing against. */
const rateable = (of: OfCrew) =>
  sql`${ofOthers(of)} and i.starts_at <= ${of.now} and i.status ${oneOf(begunStates)}`;

/** Who has worked in a crew, each with what was said of it. */
export async function ratedRows(db: Db, wanted: Wanted): Promise<{ rows: RatedRow[]; total: number }> {
  const { personId, onlyOwn, limit } = wanted;
  const own = onlyOwn ? sql`and r.by_person = ${personId}` : sql``;
  const { rows } = await sql<RatedRow>`
    select i.id as "crewItemId", i.person_id as "personId", ${fullName('p')} as name,
      f.caption as "functionCaption",
      v.id as "pictureId", v.content as "pictureContent", v.private as "picturePrivate",
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'typeId', r.type_id,
          'typeCaption', coalesce(t.caption, r.type_id), 'stars', r.stars, 'comment', r.comment, 'at', r.at,
          'by', ${fullName('b')},
          'mine', r.by_person is not distinct from ${personId}) order by r.at desc, t.rank, r.id)
        from crew_rating r
          left join person b on b.tenant_id = r.tenant_id and b.id = r.by_person
          left join catalogue_entry t on t.tenant_id = r.tenant_id and t.list = 'crewRatingTypes' and t.id = r.type_id
        where r.tenant_id = i.tenant_id and r.crew_item_id = i.id ${own}), '[]') as ratings
    from crew_item i
      join person p on p.tenant_id = i.tenant_id and p.id = i.person_id
      join function f on f.tenant_id = i.tenant_id and f.id = i.function_id
      left join file v on v.tenant_id = p.tenant_id and v.id = p.picture_file_id and p.picture_state = 'approved'
    where ${rateable(wanted)}
    order by p.last_name, p.first_name, i.starts_at, i.id limit ${limit} offset ${offsetOf(wanted)}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from crew_item i where ${rateable(wanted)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** When the next of those who are still to come begins. */
export async function nextStart(db: Db, of: OfCrew): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(i.starts_at) as at from crew_item i
    where ${ofOthers(of)} and i.starts_at > ${of.now}
      and i.status ${oneOf(bookedStates)}`.execute(db);
  return rows[0]?.at ?? null;
}
