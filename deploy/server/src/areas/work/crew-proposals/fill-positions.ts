import { itemSpan } from '@callboard/domain';
import type { GapKind, GapReason } from '@callboard/contract';
import { munkres } from 'munkres';
import { costsOf } from './fill-cost.ts';
import type { FillPerson, FillPosition, FillWork } from './fill-cost.ts';

/** Who gets which position, by its id. */
export type Filling = ReadonlyMap<string, FillPerson>;
export type Filled = {
  readonly filling: Filling;
  readonly gaps: ReadonlyMap<string, GapReason[]>;
  /** Who got nothing, each person in one group. */
  readonly leftOut: readonly GapReason[];
};

/** More than all else together: an open position is worse than any person. */
const openCost = 1_000_000;
const passes = 4;

const startOf = (one: FillPosition): number => itemSpan(one).startsAt?.getTime() ?? 0;
const endOf = (one: FillPosition): number => itemSpan(one).endsAt?.getTime() ?? 0;
const isTimed = ({ startTime, endTime }: FillPosition): boolean => startTime !== null && endTime !== null;

/** Positions of which each overlaps with every other: nobody can have two of them. */
export function slicesOf(positions: readonly FillPosition[]): FillPosition[][] {
  const slices: FillPosition[][] = [];
  let ends = 0;
  for (const one of positions.toSorted((a, b) => startOf(a) - startOf(b) || endOf(a) - endOf(b))) {
    const slice = slices.at(-1);
    if (slice && startOf(one) < ends) {
      slice.push(one);
      ends = Math.min(ends, endOf(one));
    } else {
      slices.push([one]);
      ends = endOf(one);
    }
  }
  return slices;
}

type FillTask = FillWork & ReturnType<typeof costsOf>;

/** What each person gets besides, outside these positions. */
function besides({ positions }: FillTask, filling: Filling, without: ReadonlySet<string>) {
  const others = new Map<string, FillPosition[]>();
  for (const one of positions) {
    const person = filling.get(one.itemId);
    if (person && !without.has(one.itemId)) others.set(person.id, [...(others.get(person.id) ?? []), one]);
  }
  return (person: FillPerson) => others.get(person.id) ?? [];
}

const idsOf = (some: readonly FillPosition[]): Set<string> => new Set(some.map(({ itemId }) => itemId));

/** The best people for the positions of one slice, where all others stay with whom they are. */
function solveSlice(task: FillTask, slice: readonly FillPosition[], filling: Filling): Filling {
  const othersOf = besides(task, filling, idsOf(slice));
  const next = new Map(filling);
  for (const { itemId } of slice) next.delete(itemId);
  if (task.people.length === 0) return next;
  const costs = slice.map((position) =>
    task.people.map((person) => {
      const fit = task.fitOf(position, person, othersOf(person));
      return 'cost' in fit ? fit.cost : openCost;
    }),
  );
  for (const [row, column] of munkres(costs)) {
    const position = slice[row];
    const person = task.people[column];
    if (position && person && (costs[row]?.[column] ?? openCost) < openCost)
      next.set(position.itemId, person);
  }
  return next;
}

/** What a filling costs as a whole; what the rules forbid costs everything. */
export function totalCost(work: FillWork, filling: Filling): number {
  const task = { ...work, ...costsOf(work) };
  return totalOf(task, filling);
}

function totalOf(task: FillTask, filling: Filling): number {
  let sum = 0;
  for (const position of task.positions) {
    const person = filling.get(position.itemId);
    const others = person ? besides(task, filling, new Set([position.itemId]))(person) : [];
    const fit = person && task.fitOf(position, person, others);
    sum += fit && 'cost' in fit ? fit.cost : fit ? Infinity : openCost;
  }
  return sum;
}

/** One position after the other, each to whoever costs least: what a person would do by hand. */
export const fillGreedily = (work: FillWork): Filling => greedy({ ...work, ...costsOf(work) });

function greedy(task: FillTask): Filling {
  const filling = new Map<string, FillPerson>();
  for (const position of task.positions.filter(isTimed)) {
    const othersOf = besides(task, filling, new Set());
    let least = Infinity;
    for (const person of task.people) {
      const fit = task.fitOf(position, person, othersOf(person));
      if (!('cost' in fit) || fit.cost >= least) continue;
      least = fit.cost;
      filling.set(position.itemId, person);
    }
  }
  return filling;
}

/** Solves slice after slice anew until none becomes better. */
function improve(task: FillTask, slices: readonly FillPosition[][], begun: Filling): Filling {
  let best = begun;
  let cost = totalOf(task, best);
  for (let pass = 0; pass < passes; pass += 1) {
    const before = cost;
    for (const slice of slices) {
      const next = solveSlice(task, slice, best);
      const total = totalOf(task, next);
      if (total < cost) [best, cost] = [next, total];
    }
    if (cost === before) break;
  }
  return best;
}

function gapsOf(task: FillTask, filling: Filling): Map<string, GapReason[]> {
  const open = task.positions.filter(({ itemId }) => !filling.has(itemId));
  return new Map(
    open.map((position) => {
      if (!isTimed(position)) return [position.itemId, [{ kind: 'timesMissing', people: 0 }]];
      const kinds = task.people.map((person) => {
        const fit = task.fitOf(position, person);
        return 'gap' in fit ? fit.gap : 'neededElsewhere';
      });
      return [position.itemId, counted(kinds)];
    }),
  );
}

/** How many there are of each, the most frequent first. */
const counted = (kinds: readonly GapKind[]): GapReason[] =>
  [...Map.groupBy(kinds, (kind) => kind)]
    .map(([kind, some]) => ({ kind, people: some.length }))
    .toSorted((a, b) => b.people - a.people);

function leftOutOf(task: FillTask, filling: Filling): GapReason[] {
  const proposed = new Set(filling.values());
  const timed = task.positions.filter(isTimed);
  return counted(
    task.people
      .filter((person) => !proposed.has(person))
      .map((person) => {
        const fits = timed.map((position) => task.fitOf(position, person));
        const barriers = fits.flatMap((fit) => ('gap' in fit ? [fit.gap] : []));
        if (barriers.length < fits.length) return 'othersFitBetter';
        // That somebody is no driver says little where they are a rigger who is away.
        return barriers.find((kind) => kind !== 'functionMissing') ?? barriers[0] ?? 'timesMissing';
      }),
  );
}

/**
 * People for all positions at once. Positions that overlap are an assignment problem, solved by the Hungarian method;
 * those that do not are solved one slice after the other and then again, each with what the others have come to.
 * It begins once with nobody and once with what is found by hand, so it is never worse than that.
 */
export function fillPositions(work: FillWork): Filled {
  const task = { ...work, ...costsOf(work) };
  const slices = slicesOf(work.positions.filter(isTimed));
  const bySlices = slices.reduce((filling, slice) => solveSlice(task, slice, filling), new Map() as Filling);
  // Of one slice that is the best there is.
  const begun = slices.length > 1 ? [bySlices, greedy(task)] : [];
  const found = begun.map((one) => improve(task, slices, one));
  const [filling = bySlices] = found.toSorted((a, b) => totalOf(task, a) - totalOf(task, b));
  return { filling, gaps: gapsOf(task, filling), leftOut: leftOutOf(task, filling) };
}
