import { query } from '@callboard/client';
import { photos } from '@callboard/contract';
import { readable } from '../../base/crew-ops.queries.ts';

/** Addresses of pictures are good for five minutes. */
const freshMs = 4 * 60_000;

export const crewPhotosQuery = (id: string) =>
  query(
    photos.crewPhotos,
    { params: { id }, query: { limit: 1000, page: 1 } },
    { ...readable, refetchInterval: freshMs },
  );
