import { searchIn } from '@callboard/domain';
import type { CrewWithPeople } from './membership-crew.tsx';

type Person = CrewWithPeople['people'][number];

/** People found by name, town or function. */
export const peopleNamed = (people: readonly Person[], q: string): readonly Person[] =>
  searchIn(people, q, ({ name, city, functions }) => [name, city, ...functions].join(' '));
