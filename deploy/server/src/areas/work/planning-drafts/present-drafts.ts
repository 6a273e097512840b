import type { PlanningDraft } from '@callboard/contract';
import { overridingOfDraft } from '@callboard/domain';
import type { CrewItemAction } from '@callboard/domain';
import { namedPerson } from '#platform/db/expression/full-name.ts';
import type { Ctx } from '#platform/http/handler.ts';
import { conflictsOfDrafts } from './draft-conflicts.ts';
import { draftRows } from './drafts.db.ts';
import type { DraftRow } from './drafts.db.ts';
import { openCellsOfOthers } from './open-cells.db.ts';

function isStopped(
  { action, force, reason, forcedBy }: DraftRow,
  conflicts: PlanningDraft['conflicts'],
): boolean {
  const overriding = overridingOfDraft(action as CrewItemAction, { conflicts, forced: forcedBy !== null });
  return overriding === 'impossible' || (overriding === 'needsReason' && !(force && reason !== ''));
}

function present(row: DraftRow, mine: boolean, conflicts: PlanningDraft['conflicts']): PlanningDraft {
  const { sendId, leavesAt } = row;
  return {
    id: row.id,
    planner: { id: row.plannerId, name: row.plannerName },
    mine,
    createdAt: row.createdAt.toISOString(),
    action: row.action as PlanningDraft['action'],
    person: namedPerson(row.personId, row.personName),
    force: row.force,
    // It is about a person, and the planner may still change it; what was sent shows it to all who plan.
    reason: mine ? row.reason : '',
    sending: sendId && leavesAt ? { id: sendId, leavesAt: leavesAt.toISOString() } : null,
    problem: row.problem,
    changed: row.version !== row.itemVersion,
    position: {
      itemId: row.itemId,
      version: row.version,
      status: row.status,
      person: namedPerson(row.nowId, row.nowName),
      crew: { id: row.crewId, name: row.crewName },
      project: { id: row.projectId, number: row.projectNumber, name: row.projectName },
      function: { id: row.functionId, caption: row.caption, short: row.short },
      day: row.day,
      from: row.from,
      until: row.until,
    },
    conflicts,
    stopped: isStopped(row, conflicts),
  };
}

/** How many people hear of these. */
export const countNotified = (drafts: readonly PlanningDraft[]): number =>
  new Set(drafts.flatMap(({ person, position }) => (person ?? position.person)?.id ?? [])).size;

export const isReady = ({ changed, stopped }: PlanningDraft): boolean => !changed && !stopped;

const summaryOf = (drafts: readonly PlanningDraft[]) => {
  const open = drafts.filter(({ mine, sending }) => mine && sending === null);
  const ready = open.filter(isReady);
  return {
    changes: open.length,
    ready: ready.length,
    people: countNotified(ready),
    changed: open.filter(({ changed }) => changed).length,
    stopped: open.filter(({ changed, stopped }) => stopped && !changed).length,
  };
};

type Days = { from?: string | undefined; to?: string | undefined };

/** Drafts of all planners; conflicts and counts are of all days, whichever are shown. */
export async function presentDrafts(
  { db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>,
  { from, to }: Days = {},
) {
  const rows = await draftRows(db, {});
  const conflicts = await conflictsOfDrafts(db, rows);
  const all = rows.map((row) => present(row, row.plannerId === caller.personId, conflicts.get(row.id) ?? []));
  const shown = ({ position: { day } }: PlanningDraft) => day >= (from ?? day) && day <= (to ?? day);
  const open = await openCellsOfOthers(db, caller.personId ?? '', now());
  return {
    items: all.filter(shown),
    openCells: open.map(({ plannerId, name, personId, day }) => ({
      planner: { id: plannerId, name },
      personId,
      day,
    })),
    summary: summaryOf(all),
  };
}
