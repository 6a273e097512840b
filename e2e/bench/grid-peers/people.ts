/** What every grid of the comparison draws: people by days, read from the product's own server page by page. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly { readonly day: string; readonly fill: string | null }[];
};
type Page = { readonly people: readonly Person[]; readonly total: number };

export type Grid = {
  readonly days: readonly string[];
  readonly total: number;
  readonly first: readonly Person[];
  /** Counted from 1, a hundred people each. */
  readonly page: (page: number) => Promise<readonly Person[]>;
  /** Rows are on the screen with the next frame. */
  readonly drawn: () => void;
};

export const sizes = { row: 60, column: 44, names: 232, perPage: 100 };

/** A letter and a colour for what the product calls a fill. */
export const looks: Readonly<Record<string, readonly [letter: string, colour: string]>> = {
  absence: ['!', '#fbe0dd'],
  doubleBooking: ['2', '#fbe0dd'],
  cancellation: ['X', '#e4e9e6'],
  hasChanged: ['N', '#ebe3fb'],
  requestPending: ['R', '#fbeacb'],
  confirmed: ['C', '#def0e3'],
  spare: ['S', '#dfe9fb'],
  sick: ['K', '#fbe0dd'],
  unpaidVacation: ['U', '#e4e9e6'],
  vacation: ['V', '#dfe9fb'],
  blocked: ['B', '#e4e9e6'],
};

const known = new WeakMap<Person, ReadonlyMap<string, string | null>>();
export function fillOn(person: Person, day: string): string {
  const fills = known.get(person) ?? new Map(person.cells.map((cell) => [cell.day, cell.fill]));
  known.set(person, fills);
  return fills.get(day) ?? '';
}

export function reader(token: string, from: string, to: string) {
  return async (page: number): Promise<Page> => {
    const query = new URLSearchParams({ from, to, limit: String(sizes.perPage), page: String(page) });
    const answer = await fetch(`/api/v1/plannerGrid?${query}`, {
      headers: { Authorization: `Bearer ${token}`, Type: 'MOBILE' },
    });
    return (await answer.json()) as Page;
  };
}
