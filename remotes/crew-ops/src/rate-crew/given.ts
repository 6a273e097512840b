import type { CrewItemRatings, CrewRatings, RatedPerson } from '@callboard/contract';

/** What somebody gives for one person's work: stars by kind, and what they write with them. */
export type Given = { readonly stars: Readonly<Record<string, number>>; readonly comment: string };
/** By position. */
export type GivenByItem = Readonly<Record<string, Given>>;
type Row = CrewItemRatings;

export const givenOf = ({ ratings }: Row): Given => {
  const own = ratings.filter(({ mine }) => mine);
  return {
    stars: Object.fromEntries(own.map(({ typeId, stars }) => [typeId, stars])),
    comment: own.find(({ comment }) => comment !== '')?.comment ?? '',
  };
};

export const hasStars = ({ stars }: Given): boolean => Object.keys(stars).length > 0;

export function withStars(given: Given, typeId: string, count: number | null): Given {
  const { [typeId]: _, ...others } = given.stars;
  return { ...given, stars: count === null ? others : { ...others, [typeId]: count } };
}

/** As it goes out: what was written goes with the stars. */
export const bodyOf = (crewItemId: string, given: Given): RatedPerson => ({
  crewItemId,
  ratings: Object.entries(given.stars)
    .map(([typeId, stars]) => ({ typeId, stars }))
    .toSorted((a, b) => (a.typeId < b.typeId ? -1 : 1)),
  comment: hasStars(given) ? given.comment.trim() : '',
});

export const givenIn = (people: readonly RatedPerson[]): GivenByItem =>
  Object.fromEntries(
    people.map(({ crewItemId, ratings, comment }) => [
      crewItemId,
      { stars: Object.fromEntries(ratings.map(({ typeId, stars }) => [typeId, stars])), comment },
    ]),
  );

const isSame = (one: RatedPerson, other: RatedPerson): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whose stars are not as they were given before, as they go out; beside them what they were. */
export function changesOf(rows: readonly Row[], typed: GivenByItem) {
  return rows.flatMap((row) => {
    const { crewItemId } = row;
    const given = typed[crewItemId];
    if (!given) return [];
    const [before, after] = [bodyOf(crewItemId, givenOf(row)), bodyOf(crewItemId, given)];
    return isSame(before, after) ? [] : [{ crewItemId, before, after }];
  });
}

/** The list as it will be once these ratings are with the server. */
export function withRated(
  list: CrewRatings,
  people: readonly RatedPerson[],
  { key, at }: { key: string; at: string },
): CrewRatings {
  const rated = (row: Row): Row => {
    const said = people.find(({ crewItemId }) => crewItemId === row.crewItemId);
    if (!said) return row;
    const own = said.ratings.map(({ typeId, stars }) => ({
      id: `${key}-${row.crewItemId}-${typeId}`,
      typeId,
      typeCaption: list.types.find(({ id }) => id === typeId)?.caption ?? '',
      stars,
      comment: said.comment,
      at,
      by: null,
      mine: true,
    }));
    return { ...row, ratings: [...own, ...row.ratings.filter(({ mine }) => !mine)] };
  };
  return { ...list, items: list.items.map(rated) };
}
