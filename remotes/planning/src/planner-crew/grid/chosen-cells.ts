/** Days by person. */
export type Chosen = ReadonlyMap<string, ReadonlySet<string>>;
export const noneChosen: Chosen = new Map();

/** A cell more, or one less. People of whom nothing is chosen are not named. */
export function withToggled(chosen: Chosen, personId: string, day: string): Chosen {
  const days = new Set(chosen.get(personId));
  if (!days.delete(day)) days.add(day);
  const after = new Map(chosen);
  if (days.size > 0) after.set(personId, days);
  else after.delete(personId);
  return after;
}

export const countOf = (chosen: Chosen): number =>
  [...chosen.values()].reduce((sum, days) => sum + days.size, 0);
