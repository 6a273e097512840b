import type { Migration } from '../migration.ts';

/** A crew that is over keeps its name in what was written about it, and nobody is in it. */
export const up = ({ sql }: Migration): Promise<void> =>
  sql(`alter table "plannerCrew" add column "closedAt" timestamptz`);
