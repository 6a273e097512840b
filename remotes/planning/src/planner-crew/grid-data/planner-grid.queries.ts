import { query } from '@callboard/client';
import { crewProposals, plannerGrid, planningDrafts } from '@callboard/contract';

/** Kept on the phone for this person, so that it can be read without a connection. */
const readable = { meta: { offline: true } };

/** Live messages say what has changed: who comes back in a moment reads nothing anew. */
const freshMs = 30_000;

export type Period = { readonly from: string; readonly to: string };

/** More than any screen shows, and read and drawn between two frames. */
const peoplePerPage = 100;

const pageOf = ({ from, to }: Period, page: number) => ({
  query: { from, to, limit: peoplePerPage, page },
});

export const plannerGridQuery = (period: Period, page: number) =>
  query(plannerGrid.plannerGrid, pageOf(period, page), { ...readable, staleTime: freshMs });

/** Comes after the people, who do not wait for it. */
export const plannerFiguresQuery = (period: Period, page: number) =>
  query(plannerGrid.plannerFigures, pageOf(period, page), { ...readable, staleTime: freshMs });

export const gridFiltersQuery = ({ from, to }: Period) =>
  query(plannerGrid.gridFilters, { query: { from, to } }, { ...readable, staleTime: freshMs });

export const figureLinesQuery = (personId: string, month: string) =>
  query(plannerGrid.figureLines, { params: { id: personId }, query: { month } });

export const plannerCellQuery = (personId: string, day: string) =>
  query(plannerGrid.plannerCell, { params: { id: personId }, query: { day } });

/** Of all planners: two of them see what each other plans. */
export const draftsQuery = query(planningDrafts.planningDrafts);

/** What is proposed stays as it is while somebody reads it; it is asked anew when it is opened anew. */
const asRead = { staleTime: 'static', gcTime: 0 } as const;

/** Who or what is filled with people: all open positions of a day, or those of a crew. */
export type Filled =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'crew'; readonly id: string; readonly name: string };

export const fillingQuery = (filled: Filled) =>
  filled.kind === 'day'
    ? query(crewProposals.fillDay, { query: { day: filled.day } }, asRead)
    : query(crewProposals.fillCrew, { params: { id: filled.id } }, asRead);
