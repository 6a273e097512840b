import { query } from '@callboard/client';
import { planning } from '@callboard/contract';
import type { PlanningMode } from '@callboard/contract';
import { readable } from '../base/readable.ts';

type Days = { readonly from: string; readonly to: string };

/** Crews of these days, all of them or those that a planner looks for. */
export const planningCrewsQuery = ({ from, to }: Days, mode: PlanningMode) =>
  query(planning.planningCalendarCrews, { query: { from, to, mode } }, readable);
