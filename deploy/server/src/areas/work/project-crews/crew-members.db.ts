import { tentativeStates } from '@callboard/domain';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { isMember } from '../../account/access/access.public.ts';
import { onSiteFacts } from '../crew-checks/crew-checks.public.ts';
import { applicantsOf } from '../crew-items/crew-items.public.ts';
import { offsetOf } from '#platform/http/paging.ts';

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
    .selectFrom('crewItem as i')
    .innerJoin('function as f', 'f.id', 'i.functionId')
    .leftJoin('person as p', 'p.id', 'i.personId')
    .leftJoin('file as v', (join) =>
      join.onRef('v.id', '=', 'p.pictureFileId').on('p.pictureState', '=', 'approved'),
    )
    .where('i.crewId', '=', crewId);
  if (all) return items;
  const known = items.where('i.personId', 'is not', null).where(isMember('i'));
  return firm ? known.where('i.status', 'not in', tentativeStates) : known;
};

export const memberRows = (db: Db, wanted: Wanted) =>
  wantedItems(db, wanted)
    .select([
      'i.id as crewItemId',
      'i.version',
      'i.personId',
      'i.functionId',
      'i.status',
      'i.startDate',
      'i.endDate',
      'i.startTime',
      'i.endTime',
      'i.timeZone',
      'i.startsAt',
      'i.endsAt',
      'i.crewChief',
      'i.standby',
      'i.comment',
      'i.reason',
      'i.cancellationAskedAt as removalAskedAt',
      applicantsOf('i').as('applicants'),
      'f.caption as functionCaption',
      'p.contactNumber',
      'p.phone',
      fullName<string | null>('p').as('name'),
      onSiteFacts.as('onSite'),
      'v.id as pictureId',
      'v.content as pictureContent',
      'v.private as picturePrivate',
    ])
    .orderBy('i.crewChief', 'desc')
    .orderBy('i.startsAt')
    .orderBy('p.lastName')
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
