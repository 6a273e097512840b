import { query } from '@callboard/client';
import { plannerGrid, planningDrafts } from '@callboard/contract';

/** Kept on the phone for this person, so that it can be read without a connection. */
const readable = { meta: { offline: true } };

/** Live messages say what has changed: who comes back in a moment reads nothing anew. */
const freshMs = 30_000;

export type Period = { readonly from: string; readonly to: string };

export const plannerGridQuery = ({ from, to }: Period) =>
  query(plannerGrid.plannerGrid, { query: { from, to } }, { ...readable, staleTime: freshMs });

/** Comes after the people, who do not wait for it. */
export const plannerFiguresQuery = ({ from, to }: Period) =>
  query(plannerGrid.plannerFigures, { query: { from, to } }, readable);

export const figureLinesQuery = (personId: string, month: string) =>
  query(plannerGrid.figureLines, { params: { id: personId }, query: { month } });

export const plannerCellQuery = (personId: string, day: string) =>
  query(plannerGrid.plannerCell, { params: { id: personId }, query: { day } });

/** Of all planners: two of them see what each other plans. */
export const draftsQuery = query(planningDrafts.planningDrafts);
