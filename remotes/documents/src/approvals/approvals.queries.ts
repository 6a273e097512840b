import { infinite, query } from '@callboard/client';
import { catalogue, persons, photos } from '@callboard/contract';
import { documentCountQuery, documentsQuery } from '../base/documents.queries.ts';

const perPage = 20;
const one = { query: { limit: 1, page: 1 } } as const;

export const uploadsToCheckQuery = documentsQuery({
  filter: 'beingVerified',
  of: 'everybody',
  q: undefined,
});
export const picturesToDecideQuery = infinite(persons.profilePictures, { query: { limit: perPage } });
export const changesToDecideQuery = infinite(persons.personChanges, { query: { limit: perPage } });
export const photosToDecideQuery = infinite(photos.photosToDecide, { query: { limit: perPage } });

/** How many wait: the first row is enough to be told. */
export const waitingCounts = {
  uploads: documentCountQuery('beingVerified', 'everybody'),
  pictures: query(persons.profilePictures, one),
  changes: query(persons.personChanges, one),
  photos: query(photos.photosToDecide, one),
};

const all = [{ query: { limit: 200 } }, { staleTime: 60 * 60_000 }] as const;
/** What the codes in the data of a person are called. */
export const dataNames = {
  country: query(catalogue.countries, ...all),
  nationality: query(catalogue.nationalities, ...all),
  regionId: query(catalogue.regions, ...all),
};
