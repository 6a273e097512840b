import type { CrewItemRatings } from '@callboard/contract';
import { bodyOf, changesOf, givenIn, givenOf, withRated, withStars } from './given.ts';
import { ratingsOf, sampleRating, sampleRatings } from './sample-ratings.ts';

const row = (ratings: CrewItemRatings['ratings'] = []) => sampleRatings('Ada', { ratings });
const work = sampleRating('work', 4, { comment: 'Quick' });
const others = sampleRating('work', 1, { mine: false, by: 'Petra' });

test('only the own stars are those that one has given', () => {
  expect(givenOf(row([others, work]))).toEqual({ stars: { work: 4 }, comment: 'Quick' });
});

test('a comment goes out with stars, and not without them', () => {
  const given = { stars: { work: 4 }, comment: ' Quick ' };
  expect(bodyOf('item-Ada', given).comment).toBe('Quick');
  expect(bodyOf('item-Ada', withStars(given, 'work', null))).toEqual({
    crewItemId: 'item-Ada',
    ratings: [],
    comment: '',
  });
});

const before = { crewItemId: 'item-Ada', ratings: [{ typeId: 'work', stars: 4 }], comment: 'Quick' };
test.each([
  ['nothing typed', undefined, []],
  ['the same stars again', { stars: { work: 4 }, comment: 'Quick' }, []],
  ['another star', { stars: { work: 5 }, comment: 'Quick' }, [before]],
  ['another kind', { stars: { work: 4, teamwork: 2 }, comment: 'Quick' }, [before]],
  ['another comment', { stars: { work: 4 }, comment: '' }, [before]],
  ['stars taken back', { stars: {}, comment: 'Quick' }, [before]],
])('%s: what goes out', (_, typed, wanted) => {
  const changes = changesOf([row([work])], typed ? { 'item-Ada': typed } : {});
  expect(changes.map((change) => change.before)).toEqual(wanted);
});

test('somebody who is not on the list any more is left out', () => {
  expect(changesOf([row()], { 'item-Luc': { stars: { work: 1 }, comment: '' } })).toEqual([]);
});

test('the list shows what was given at once, and keeps what others said', () => {
  const list = ratingsOf([row([others, work])]);
  const people = [bodyOf('item-Ada', { stars: { teamwork: 5 }, comment: '' })];
  const [ada] = withRated(list, people, { key: 'k', at: work.at }).items;
  expect(ada && givenOf(ada)).toEqual(givenIn(people)['item-Ada']);
  expect(ada?.ratings).toContainEqual(others);
});
