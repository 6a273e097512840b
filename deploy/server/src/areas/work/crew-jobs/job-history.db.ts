import type { ActivityCaption, Job } from '@callboard/contract';
import { sql } from 'kysely';
import { fullName } from '#platform/db/full-name.ts';

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

type HistoryLine = {
  id: string;
  at: string;
  caption: (typeof captions)[number];
  by: string | null;
  reason: string;
  changes: Job['changes'];
};

/** As a column: what happened to a position while this person had it, newest first. An edit that says nothing is left out. */
export const historyOfJob = ({ itemId, personId }: { itemId: string; personId: string }) =>
  sql<
    HistoryLine[]
  >`coalesce((select json_agg(json_build_object('id', line.id, 'at', line.at, 'caption', line.caption,
      'by', ${fullName('person')},
      'reason', case when line.after->>'forced' = 'true' then '' else line.reason end,
      'changes', coalesce(line.after->'differences', '[]')) order by line.at desc, line.id desc)
    from (select * from activity where "subjectKind" = 'crewItem' and "subjectId" = ${itemId}
        and "personId" = ${personId} and type = 'LOG' and caption = any(${[...captions]}::text[])
        and not (caption = 'item_edit' and reason = '' and coalesce(after->'differences', '[]') = '[]')
      order by at desc, id desc limit ${linesAtMost}) line
      left join person on person.id = line."actorId"), '[]')`;
