import type { Difference } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

const linesAtMost = 50;
type Noted = Readonly<Record<string, unknown>>;

/** What was done with a position, the newest first. */
export const activitiesOfItem = (db: Db, id: string) =>
  db
    .selectFrom('activity')
    .leftJoin('person', 'person.id', 'activity.actorId')
    .select([
      'activity.id',
      'activity.at',
      'activity.caption',
      'activity.body',
      'activity.reason',
      fullName<string | null>('person').as('by'),
      sql<Noted | null>`activity.before`.as('before'),
      sql<(Noted & { differences?: Difference[] }) | null>`activity.after`.as('after'),
    ])
    .where('activity.subjectKind', '=', 'crewItem')
    .where('activity.subjectId', '=', id)
    .where('activity.type', '=', 'LOG')
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(linesAtMost)
    .execute();
