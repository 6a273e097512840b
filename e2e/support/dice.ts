export type Dice = {
  /** A whole number below `sides`. */
  readonly roll: (sides: number) => number;
  readonly pick: <Thing>(things: readonly Thing[]) => Thing;
  readonly shuffled: <Thing>(things: readonly Thing[]) => Thing[];
};

/** The same seed falls the same way. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const roll = (sides: number) => Math.floor(next() * sides);
  return {
    roll,
    pick: <Thing>(things: readonly Thing[]) => things[roll(things.length)] as Thing,
    shuffled: <Thing>(things: readonly Thing[]) =>
      things
        .map((thing) => ({ thing, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ thing }) => thing),
  };
}
