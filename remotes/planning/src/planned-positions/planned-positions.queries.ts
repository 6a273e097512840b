import { infinite } from '@callboard/client';
import { planning } from '@callboard/contract';
import { readable } from '../base/readable.ts';

/** Positions of the client's company by their day. Without a first day the server begins one month back. */
export const plannedPositionsQuery = ({ from, q }: { from?: string | undefined; q: string }) =>
  infinite(
    planning.planningCrewItemList,
    { query: { limit: 60, page: 1, ...(from && { from }), ...(q && { q }) } },
    q ? {} : readable,
  );
