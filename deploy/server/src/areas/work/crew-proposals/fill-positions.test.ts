import { conflictsOf, itemSpan, overlap } from '@callboard/domain';
import * as fc from 'fast-check';
import { asOther } from './fill-cost.ts';
import type { FillPerson, FillWork } from './fill-cost.ts';
import { fillGreedily, fillPositions, slicesOf, totalCost } from './fill-positions.ts';
import type { Filling } from './fill-positions.ts';
import { someWork } from './fill.fixture.ts';

const given = ({ positions }: FillWork, filling: Filling) =>
  positions.flatMap((position) => {
    const person = filling.get(position.itemId);
    return person ? [{ position, person }] : [];
  });

test('nobody is proposed whom the rules stop, not even by the other proposals', () => {
  fc.assert(
    fc.property(someWork({ positions: 9, people: 7 }), (work) => {
      const all = given(work, fillPositions(work).filling);
      for (const { position, person } of all) {
        const others = all.filter((one) => one.person === person && one.position !== position);
        const items = [...person.facts.items, ...others.map((one) => asOther(one.position))];
        const conflicts = conflictsOf(position, { ...person.facts, items }, work.rules);
        expect(conflicts.filter(({ level }) => level === 'stop')).toEqual([]);
        const kinds = conflicts.map(({ kind }) => kind);
        for (const never of [
          'functionMissing',
          'skillMissing',
          'skillExpired',
          'blocked',
          'shortRest',
        ] as const)
          expect(kinds).not.toContain(never);
        expect(person.refusedCrews).not.toContain(position.crewId);
      }
    }),
    { numRuns: 300 },
  );
});

test('nobody is in two places at once', () => {
  fc.assert(
    fc.property(someWork({ positions: 10, people: 4 }), (work) => {
      const all = given(work, fillPositions(work).filling);
      const twice = all.flatMap((one, at) =>
        all
          .slice(at + 1)
          .filter(
            (other) =>
              one.person === other.person && overlap(itemSpan(one.position), itemSpan(other.position)),
          ),
      );
      expect(twice).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

const peopleIn = (groups: readonly { people: number }[]) =>
  groups.reduce((sum, { people }) => sum + people, 0);

test('a proposal is never worse than position after position, and every position is filled or told why not', () => {
  fc.assert(
    fc.property(someWork({ positions: 9, people: 7 }), (work) => {
      const { filling, gaps, leftOut } = fillPositions(work);
      expect(totalCost(work, filling)).toBeLessThanOrEqual(totalCost(work, fillGreedily(work)));
      for (const { itemId } of work.positions) expect(filling.has(itemId)).toBe(!gaps.has(itemId));
      for (const why of gaps.values()) expect(peopleIn(why)).toBe(work.people.length);
      expect(new Set(filling.values()).size + peopleIn(leftOut)).toBe(work.people.length);
    }),
    { numRuns: 300 },
  );
});

/** Every way to give positions to people. */
function bestOfAll(work: FillWork): number {
  let best = Infinity;
  const choose = (at: number, filling: Map<string, FillPerson>) => {
    const position = work.positions[at];
    if (!position) {
      best = Math.min(best, totalCost(work, filling));
      return;
    }
    choose(at + 1, filling);
    for (const person of work.people) {
      choose(at + 1, filling.set(position.itemId, person));
      filling.delete(position.itemId);
    }
  };
  choose(0, new Map());
  return best;
}

test('where all positions overlap there is no better way', () => {
  fc.assert(
    fc.property(someWork({ positions: 4, people: 4 }), (work) => {
      fc.pre(slicesOf(work.positions).length === 1);
      const { filling } = fillPositions(work);
      expect(totalCost(work, filling)).toBeCloseTo(bestOfAll(work), 6);
    }),
    { numRuns: 60 },
  );
});
