import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

type Wanted = {
  /** The group whose memberships are told, if there is one. */
  groupId: string | null;
  conditions: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

export async function membersBy(db: Db, { groupId, conditions, ...page }: Wanted) {
  let found = db
    .selectFrom('person')
    .leftJoin('plannerCrewMembership', (join) =>
      join
        .onRef('plannerCrewMembership.personId', '=', 'person.id')
        .on('plannerCrewMembership.plannerCrewId', '=', groupId ?? ''),
    );
  if (groupId !== null) found = found.where('plannerCrewMembership.id', 'is not', null);
  for (const condition of conditions) found = found.where(condition);
  return pageOf(
    found
      .select([
        'person.id as personId',
        'plannerCrewMembership.id as membershipId',
        'plannerCrewMembership.since',
        sql<string | null>`(select contact.id from contact where contact."personId" = person.id
        order by contact.kind <> 'person', contact.id limit 1)`.as('contactId'),
        'person.contactNumber',
        fullName('person').as('name'),
        'person.city',
        'person.active',
        'person.email',
        'person.phone',
        'person.regionId',
      ])
      .orderBy('person.lastName')
      .orderBy('person.firstName')
      .orderBy('person.id'),
    page,
  );
}
