import type { CheckAll, crewChecks, ErrorCode } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Handler } from '#platform/http/handler.ts';
import { ledCrew } from '../../crew-access/crew-access.public.ts';
import { checkRows } from '../read/check-rows.db.ts';
import type { CheckRow } from '../read/check-rows.db.ts';
import { standing } from '../read/on-site-state.ts';
import { takeCheck } from './take-check.ts';
import type { Step } from './take-check.ts';

/** Refused before anything is written; one of these keeps nobody else from being checked. */
const skippable: readonly ErrorCode[] = ['already_checked_in', 'too_early', 'wrong_state'];

const waits = (row: CheckRow, step: Step): boolean => {
  if (step === 'out') return row.checkState === 'in';
  if (row.absent) return false;
  if (step === 'preCall') return row.status === 'confirmed' && !standing(row, 'preCall');
  return isOneOf(row.status, crewItemGroups.expected) && row.checkedFrom === null;
};

export const checkAll: Handler<typeof crewChecks.checkAll> = async ({ params, body }, ctx) => {
  const { step, crewItemIds, ...tap } = body;
  await ledCrew(ctx.db, ctx.caller, params.id);
  const rows = await checkRows(ctx.db, { crewId: params.id });
  if (crewItemIds?.some((id) => !rows.some(({ itemId }) => itemId === id))) throw notFound();
  const meant = crewItemIds
    ? rows.filter(({ itemId }) => crewItemIds.includes(itemId))
    : rows.filter((row) => waits(row, step));
  const answer: CheckAll = { done: [], skipped: [] };
  // In one order, so that two who check the same crew wait for each other.
  for (const { itemId, name } of meant.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))) {
    try {
      await takeCheck(ctx, itemId, step, tap, 'list');
      answer.done.push(itemId);
    } catch (error) {
      if (!(error instanceof AppError) || !skippable.includes(error.code)) throw error;
      answer.skipped.push({ crewItemId: itemId, name, code: error.code });
    }
  }
  return answer;
};
