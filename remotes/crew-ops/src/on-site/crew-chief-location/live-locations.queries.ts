import { query } from '@callboard/client';
import { projectCrews } from '@callboard/contract';

const againMs = 15_000;

/** Who shares where they are, as far as this person may see it. */
export const liveLocationsQuery = (id: string) =>
  query(
    projectCrews.liveLocations,
    { params: { id }, query: { limit: 1000, page: 1 } },
    { refetchInterval: againMs },
  );
