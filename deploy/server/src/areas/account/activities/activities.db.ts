import { fullName } from '../../../platform/db/full-name.ts';
import type { Db, Tables } from '../../../platform/db/tables.ts';
import { offsetOf } from '../../../platform/http/paging.ts';
import { totalOf } from '../../../platform/db/total-of.ts';

type Wanted = {
  personId?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  type?: Tables['activity']['type'] | undefined;
  limit: number;
  page: number;
};

export async function activityRows(db: Db, wanted: Wanted) {
  let found = db.selectFrom('activity as a');
  if (wanted.personId) found = found.where('a.person_id', '=', wanted.personId);
  if (wanted.subjectKind) found = found.where('a.subject_kind', '=', wanted.subjectKind);
  if (wanted.subjectId) found = found.where('a.subject_id', '=', wanted.subjectId);
  if (wanted.type) found = found.where('a.type', '=', wanted.type);
  const total = await totalOf(found);
  const rows = await found
    .leftJoin('person as n', (join) =>
      join.onRef('n.tenant_id', '=', 'a.tenant_id').onRef('n.id', '=', 'a.actor_id'),
    )
    .selectAll('a')
    .select(['n.id as actorId', fullName<string | null>('n').as('actorName')])
    .orderBy('a.at', 'desc')
    .orderBy('a.id')
    .limit(wanted.limit)
    .offset(offsetOf(wanted))
    .execute();
  return { rows, total };
}
