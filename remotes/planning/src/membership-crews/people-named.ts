import { searchTerms, searchText } from '@callboard/domain';
import type { CrewWithPeople } from './membership-crew.tsx';

type Person = CrewWithPeople['people'][number];

/** People whose name, town or function has all words, whatever their accents. */
export function peopleNamed(people: readonly Person[], q: string): readonly Person[] {
  const terms = searchTerms(q);
  return people.filter(({ name, city, functions }) => {
    const text = searchText([name, city, ...functions].join(' '));
    return terms.every((term) => text.includes(term));
  });
}
