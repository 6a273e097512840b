/** Who is where when, so that nobody is in two places unless somebody forces it. */
export type Bookings = {
  /** The next of the pool who is free, taken. Nobody when all are busy. */
  take(starts: Date, ends: Date): string | null;
  /** Takes this one; false where that collides. */
  book(personId: string, starts: Date, ends: Date): boolean;
};

/** Between two jobs of one person. */
const restMs = 11 * 3_600_000;

export function bookingsOf(pool: readonly string[]): Bookings {
  const taken = new Map<string, [number, number][]>();
  let turn = 0;
  const free = (person: string, from: number, until: number, rest: number) =>
    !(taken.get(person) ?? []).some(([a, b]) => from < b + rest && a < until + rest);
  const note = (person: string, from: number, until: number) => {
    taken.set(person, [...(taken.get(person) ?? []), [from, until]]);
  };
  return {
    take(starts, ends) {
      for (let tried = 0; tried < pool.length; tried += 1) {
        const person = pool[turn % pool.length] ?? '';
        turn += 1;
        if (!free(person, starts.getTime(), ends.getTime(), restMs)) continue;
        note(person, starts.getTime(), ends.getTime());
        return person;
      }
      return null;
    },
    book(person, starts, ends) {
      if (!free(person, starts.getTime(), ends.getTime(), 0)) return false;
      note(person, starts.getTime(), ends.getTime());
      return true;
    },
  };
}
