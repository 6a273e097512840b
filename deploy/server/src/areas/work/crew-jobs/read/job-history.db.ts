import type { ActivityCaption, Job } from '@callboard/contract';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { fullName } from '#platform/db/expression/full-name.ts';
import type { Db } from '#platform/db/tables.ts';

/** What a person is told of a job's history; what was done on site stands in its check. */
const captions = [
  'item_request',
  'item_request_spare',
  'item_accept',
  'item_book',
  'item_confirm',
  'item_confirm_by_link',
  'item_confirm_by_push',
  'item_refuse',
  'item_refuse_by_link',
  'item_refuse_by_push',
  'item_undo_answer',
  'item_release',
  'item_expire',
  'item_change',
  'item_unchange',
  'item_edit',
  'item_activate',
  'item_not_needed',
  'item_reactivate',
  'item_no_show',
  'item_cancel',
  'item_removal_asked',
  'item_removal_declined',
  'check_corrected',
  'hours_objected',
  'hours_objection_withdrawn',
  'hours_kept',
] as const satisfies readonly ActivityCaption[];

const linesAtMost = 50;

const differences = sql`coalesce(activity.after->'differences', '[]')`;

/** As a column: what happened to a position while this person had it, newest first. An edit that says nothing is left out. */
export const historyOfJob = (db: Db, { itemId, personId }: { itemId: string; personId: string }) =>
  jsonArrayFrom(
    db
      .selectFrom('activity')
      .leftJoin('person', 'person.id', 'activity.actorId')
      .select([
        'activity.id',
        'activity.at',
        sql<(typeof captions)[number]>`activity.caption`.as('caption'),
        fullName<string | null>('person').as('by'),
        sql<string>`case when activity.after->>'forced' = 'true' then '' else activity.reason end`.as(
          'reason',
        ),
        sql<Job['changes']>`${differences}`.as('changes'),
      ])
      .where('activity.subjectKind', '=', 'crewItem')
      .where('activity.subjectId', '=', itemId)
      .where('activity.personId', '=', personId)
      .where('activity.type', '=', 'LOG')
      .where('activity.caption', 'in', captions)
      .where(
        sql<boolean>`not (activity.caption = 'item_edit' and activity.reason = '' and ${differences} = '[]')`,
      )
      .orderBy('activity.at', 'desc')
      .orderBy('activity.id', 'desc')
      .limit(linesAtMost),
  );
