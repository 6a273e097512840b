import type { GridPerson } from '@callboard/contract';
import { hitsIn, searchTerms, searchText } from '@callboard/domain';

export const filterKinds = ['crews', 'functions', 'tags', 'regions', 'skills'] as const;
export type FilterKind = (typeof filterKinds)[number];

export type PeopleFilter = { readonly q: string } & {
  readonly [Kind in FilterKind]: readonly string[];
};
export const noFilter: PeopleFilter = { q: '', crews: [], functions: [], tags: [], regions: [], skills: [] };

const idsOf = (person: GridPerson, kind: FilterKind): readonly string[] =>
  kind === 'regions' ? (person.regionId === null ? [] : [person.regionId]) : person[kind];

/** One of each list, and every skill. */
function fits(person: GridPerson, filter: PeopleFilter, kind: FilterKind): boolean {
  const wanted = filter[kind];
  if (wanted.length === 0) return true;
  const own = idsOf(person, kind);
  return kind === 'skills' ? wanted.every((id) => own.includes(id)) : wanted.some((id) => own.includes(id));
}

/** What names and towns are searched in, prepared once per person. */
const texts = new WeakMap<GridPerson, string>();
function textOf(person: GridPerson): string {
  const known = texts.get(person) ?? searchText(`${person.name} ${person.city}`);
  texts.set(person, known);
  return known;
}

/** The people that a filter leaves, in their order. */
export function filterPeople(people: readonly GridPerson[], filter: PeopleFilter): readonly GridPerson[] {
  const kinds = filterKinds.filter((kind) => filter[kind].length > 0);
  const left =
    kinds.length === 0
      ? people
      : people.filter((person) => kinds.every((kind) => fits(person, filter, kind)));
  if (searchTerms(filter.q).length === 0) return left;
  const hits = hitsIn(left.map(textOf), filter.q);
  return left.filter((_, at) => hits[at]);
}

/** How many people each choice of a kind would leave, beside what else is chosen. */
export function countsOf(
  people: readonly GridPerson[],
  filter: PeopleFilter,
  kind: FilterKind,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  // Skills add up, so what is chosen of them stays; of the others one choice stands beside the next.
  const others = kind === 'skills' ? filter : { ...filter, [kind]: [] };
  for (const person of filterPeople(people, others))
    for (const id of idsOf(person, kind)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
