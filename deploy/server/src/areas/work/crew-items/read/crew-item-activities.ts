import type { AnswerOf, crewItems } from '@callboard/contract';
import { notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { activitiesOfItem } from './item-activities.db.ts';
import { itemDetail } from './item-detail.db.ts';
import { itemViewerOf } from './visible-items.db.ts';

type Line = AnswerOf<typeof crewItems.crewItemActivities>['items'][number];
type Found = Awaited<ReturnType<typeof activitiesOfItem>>[number];

/** Under which name a column is told. */
const fields = [
  ['comment', 'comment'],
  ['crewChief', 'crewChief'],
  ['standby', 'standby'],
  ['pay', 'payMinor'],
] as const;
const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value as string | number | boolean);

/** A line that was written before all of this was noted names less. */
function besidesOf({ caption, before, after }: Found): Line['besides'] {
  // What was removed is kept as a whole, so that it can come back.
  if (caption === 'item_remove' || !before || !after) return [];
  return fields.flatMap(([field, column]) =>
    column in before && column in after
      ? [{ field, before: textOf(before[column]), after: textOf(after[column]) }]
      : [],
  );
}

export const crewItemActivities: Handler<typeof crewItems.crewItemActivities> = async (
  { params },
  { db, caller },
) => {
  if (!(await itemDetail(db, itemViewerOf(caller), params.id))) throw notFound();
  const found = await activitiesOfItem(db, params.id);
  return {
    items: found.map((line) => ({
      id: line.id,
      at: line.at.toISOString(),
      by: line.by,
      caption: line.caption,
      body: line.body,
      reason: line.reason,
      changes: line.after?.differences ?? [],
      besides: besidesOf(line),
    })),
  };
};
