import { query } from '@callboard/client';
import { crewInfo } from '@callboard/contract';
import { readable } from '../../base/crew-ops.queries.ts';

const fourMinutes = 240_000;

export const informationQuery = (q = '') =>
  query(
    crewInfo.crewInfo,
    { query: { limit: 1000, page: 1, ...(q && { q }) } },
    { ...readable, placeholderData: (before) => before },
  );

/** One of them. The address of its file is good for five minutes, so it is asked for again before. */
export const entryQuery = (id: string) =>
  query(crewInfo.crewInfoEntry, { params: { id } }, { ...readable, refetchInterval: fourMinutes });
