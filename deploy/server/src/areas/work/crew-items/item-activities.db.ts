import type { Difference } from '@callboard/domain';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

const linesAtMost = 50;
type Noted = Readonly<Record<string, unknown>>;

/** What was done with a position, the newest first. */
export const activitiesOfItem = (db: Db, id: string) =>
  db
    .selectFrom('activity as a')
    .leftJoin('person as n', 'n.id', 'a.actorId')
    .select([
      'a.id',
      'a.at',
      'a.caption',
      'a.body',
      'a.reason',
      fullName<string | null>('n').as('by'),
      sql<Noted | null>`a.before`.as('before'),
      sql<(Noted & { differences?: Difference[] }) | null>`a.after`.as('after'),
    ])
    .where('a.subjectKind', '=', 'crewItem')
    .where('a.subjectId', '=', id)
    .where('a.type', '=', 'LOG')
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(linesAtMost)
    .execute();
