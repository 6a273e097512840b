import { invalidate, patch, query, queryClient } from '@callboard/client';
import { catalogue, persons } from '@callboard/contract';
import type { Person } from '@callboard/contract';

const kept = { meta: { offline: true } };
const rarelyChanged = { staleTime: 60 * 60_000, ...kept };
const all = { query: { limit: 200 } } as const;

export const personQuery = (id: string) => query(persons.person, { params: { id } }, kept);
/** The newest that was handed in: only it says why it was rejected. */
export const lastPictureQuery = (id: string) =>
  query(persons.personProfilePictures, { params: { id }, query: { limit: 1 } }, kept);

export const countriesQuery = query(catalogue.countries, all, rarelyChanged);
export const nationalitiesQuery = query(catalogue.nationalities, all, rarelyChanged);
export const regionsQuery = query(catalogue.regions, all, rarelyChanged);

/** What an answer says of the person is what every screen shows from now on. */
export const showPerson = (person: Person): void => {
  queryClient.setQueryData(personQuery(person.id).queryKey, person);
};
export const readPersonAgain = (id: string) =>
  queryClient.refetchQueries({ queryKey: personQuery(id).queryKey, exact: true });
export const pictureChanged = () =>
  Promise.all([invalidate(persons.person), invalidate(persons.personProfilePictures)]);

export const patchPerson = (id: string, change: Partial<Person>) => [
  patch(personQuery(id), (person) => ({ ...person, ...change })),
];
