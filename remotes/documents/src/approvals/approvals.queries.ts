import { infinite, query } from '@callboard/client';
import { persons, photos } from '@callboard/contract';
import { documentCountQuery, documentsQuery } from '../documents.queries.ts';

const perPage = 20;
const one = { query: { limit: 1, page: 1 } } as const;

export const uploadsToCheckQuery = documentsQuery({
  filter: 'beingVerified',
  of: 'everybody',
  q: undefined,
});
export const picturesToDecideQuery = infinite(persons.profilePictures, { query: { limit: perPage } });
export const photosToDecideQuery = infinite(photos.photosToDecide, { query: { limit: perPage } });

/** How many wait: the first row is enough to be told. */
export const waitingCounts = {
  uploads: documentCountQuery('beingVerified', 'everybody'),
  pictures: query(persons.profilePictures, one),
  photos: query(photos.photosToDecide, one),
};
