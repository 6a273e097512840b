import { tentativeStates } from '@callboard/domain';
import { fullName } from '../../../platform/db/full-name.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { isMember } from '../../account/access/access.public.ts';
import { onSiteFacts } from '../crew-checks/crew-checks.public.ts';
import { applicantsOf } from '../crew-items/crew-items.public.ts';
import { offsetOf } from '../../../platform/http/paging.ts';

type Wanted = {
  crewId: string;
  /** Positions of any state, also without a person: for who plans. */
  all: boolean;
  /** Somebody who only looks sees those who have agreed. */
  firm?: boolean;
  limit: number;
  page: number;
};

const wantedItems = (db: Db, { crewId, all, firm }: Wanted) => {
  const items = db
    .selectFrom('crew_item as i')
    .innerJoin('function as f', (join) =>
      join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.function_id'),
    )
    .leftJoin('person as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.person_id'),
    )
    .leftJoin('file as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'p.tenant_id')
        .onRef('v.id', '=', 'p.picture_file_id')
        .on('p.picture_state', '=', 'approved'),
    )
    .where('i.crew_id', '=', crewId);
  if (all) return items;
  const known = items.where('i.person_id', 'is not', null).where(isMember('i'));
  return firm ? known.where('i.status', 'not in', tentativeStates) : known;
};

export const memberRows = (db: Db, wanted: Wanted) =>
  wantedItems(db, wanted)
    .select([
      'i.id as crewItemId',
      'i.version',
      'i.person_id as personId',
      'i.function_id as functionId',
      'i.status',
      'i.start_date as startDate',
      'i.end_date as endDate',
      'i.start_time as startTime',
      'i.end_time as endTime',
      'i.time_zone as timeZone',
      'i.starts_at as startsAt',
      'i.ends_at as endsAt',
      'i.crew_chief as crewChief',
      'i.standby',
      'i.comment',
      'i.reason',
      'i.cancellation_asked_at as removalAskedAt',
      applicantsOf('i').as('applicants'),
      'f.caption as functionCaption',
      'p.contact_number as contactNumber',
      'p.phone',
      fullName<string | null>('p').as('name'),
      onSiteFacts.as('onSite'),
      'v.id as pictureId',
      'v.content as pictureContent',
      'v.private as picturePrivate',
    ])
    .orderBy('i.crew_chief', 'desc')
    .orderBy('i.starts_at')
    .orderBy('p.last_name')
    .orderBy('i.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
export type MemberRow = Awaited<ReturnType<typeof memberRows>>[number];

export async function countedMembers(db: Db, wanted: Wanted): Promise<number> {
  const { total } = await wantedItems(db, wanted)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
