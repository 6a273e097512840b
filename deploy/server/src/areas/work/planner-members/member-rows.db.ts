import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/page-of.ts';

type Wanted = {
  /** The group whose memberships are told, if there is one. */
  groupId: string | null;
  conditions: readonly RawBuilder<boolean>[];
  limit: number;
  page: number;
};

export async function membersBy(db: Db, { groupId, conditions, ...page }: Wanted) {
  let found = db
    .selectFrom('person as p')
    .leftJoin('plannerCrewMembership as m', (join) =>
      join.onRef('m.personId', '=', 'p.id').on('m.plannerCrewId', '=', groupId ?? ''),
    );
  if (groupId !== null) found = found.where('m.id', 'is not', null);
  for (const condition of conditions) found = found.where(condition);
  return pageOf(
    found
      .select([
        'p.id as personId',
        'm.id as membershipId',
        'm.since',
        sql<string | null>`(select c.id from contact c where c."personId" = p.id
        order by c.kind <> 'person', c.id limit 1)`.as('contactId'),
        'p.contactNumber',
        fullName('p').as('name'),
        'p.city',
        'p.active',
        'p.email',
        'p.phone',
        'p.regionId',
      ])
      .orderBy('p.lastName')
      .orderBy('p.firstName')
      .orderBy('p.id'),
    page,
  );
}
