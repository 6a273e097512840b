import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db, Tables } from '#platform/db/tables.ts';
import { pageOf } from '#platform/db/list/page-of.ts';

type Wanted = {
  personId?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  type?: Tables['activity']['type'] | undefined;
  limit: number;
  page: number;
};

export async function activityRows(db: Db, wanted: Wanted) {
  let found = db.selectFrom('activity');
  if (wanted.personId) found = found.where('activity.personId', '=', wanted.personId);
  if (wanted.subjectKind) found = found.where('activity.subjectKind', '=', wanted.subjectKind);
  if (wanted.subjectId) found = found.where('activity.subjectId', '=', wanted.subjectId);
  if (wanted.type) found = found.where('activity.type', '=', wanted.type);
  return pageOf(
    found
      .leftJoin('person', 'person.id', 'activity.actorId')
      .select(['activity.id', 'type', 'category', 'caption', 'body', 'personParty', 'at', 'reason'])
      .select(['before', 'after', 'subjectKind', 'subjectId'])
      .select(['person.id as actorId', fullName<string | null>('person').as('actorName')])
      .orderBy('activity.at', 'desc')
      .orderBy('activity.id'),
    wanted,
  );
}
