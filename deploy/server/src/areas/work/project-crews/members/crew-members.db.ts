import { crewItemGroups } from '@callboard/domain';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { isMember } from '../../../account/access/access.public.ts';
import { onSiteFacts } from '../../crew-checks/crew-checks.public.ts';
import { applicantCount } from '../../crew-items/crew-items.public.ts';
import { offsetOf } from '#platform/db/list/paging.ts';

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
    .selectFrom('crewItem')
    .innerJoin('function', 'function.id', 'crewItem.functionId')
    .leftJoin('person', 'person.id', 'crewItem.personId')
    .leftJoin('file', (join) =>
      join.onRef('file.id', '=', 'person.pictureFileId').on('person.pictureState', '=', 'approved'),
    )
    .where('crewItem.crewId', '=', crewId);
  if (all) return items;
  const known = items.where('crewItem.personId', 'is not', null).where(isMember('crewItem'));
  return firm ? known.where('crewItem.status', 'not in', crewItemGroups.tentative) : known;
};

export const memberRows = (db: Db, wanted: Wanted) =>
  wantedItems(db, wanted)
    .select([
      'crewItem.id as crewItemId',
      'crewItem.version',
      'crewItem.personId',
      'crewItem.functionId',
      'crewItem.status',
      'crewItem.startDate',
      'crewItem.endDate',
      'crewItem.startTime',
      'crewItem.endTime',
      'crewItem.timeZone',
      'crewItem.startsAt',
      'crewItem.endsAt',
      'crewItem.crewChief',
      'crewItem.standby',
      'crewItem.comment',
      'crewItem.reason',
      'crewItem.cancellationAskedAt as removalAskedAt',
      applicantCount.as('applicants'),
      'function.caption as functionCaption',
      'person.contactNumber',
      'person.phone',
      fullName<string | null>('person').as('name'),
      onSiteFacts.as('onSite'),
      'file.id as pictureId',
      'file.content as pictureContent',
      'file.private as picturePrivate',
    ])
    .orderBy('crewItem.crewChief', 'desc')
    .orderBy('crewItem.startsAt')
    .orderBy('person.lastName')
    .orderBy('crewItem.id')
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
