import { fullName } from '#platform/db/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/page-of.ts';

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
  if (wanted.personId) found = found.where('a.personId', '=', wanted.personId);
  if (wanted.subjectKind) found = found.where('a.subjectKind', '=', wanted.subjectKind);
  if (wanted.subjectId) found = found.where('a.subjectId', '=', wanted.subjectId);
  if (wanted.type) found = found.where('a.type', '=', wanted.type);
  return pageOf(
    found
      .leftJoin('person as n', 'n.id', 'a.actorId')
      .selectAll('a')
      .select(['n.id as actorId', fullName<string | null>('n').as('actorName')])
      .orderBy('a.at', 'desc')
      .orderBy('a.id'),
    wanted,
  );
}
