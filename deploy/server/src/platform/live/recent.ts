import { randomBytes } from 'node:crypto';
import { liveSince } from '@callboard/contract';
import type { LiveSaid } from './live-said.ts';

const kept = 2_000;

type Told = {
  number: number;
  at: number;
  tenant: string;
  people: ReadonlySet<string> | 'everybody';
  names: readonly string[];
};
type Listener = { tenant: string; personId: string };

/** What was said last in this process, so that a stream that was cut can go on where it stopped. */
export function createRecent() {
  const mark = randomBytes(6).toString('base64url');
  let last = 0;
  let known: Told[] = [];
  /** Since when nothing is missing from `known`. */
  let whole = Date.now();
  return {
    /** The id of the newest message; the mark tells processes and starts apart. */
    id: (): string => `${mark}.${last}`,
    add(said: Required<Pick<LiveSaid, 'tenant' | 'told'>>): void {
      last += 1;
      known.push({
        number: last,
        at: Date.now(),
        tenant: said.tenant,
        people: said.told.people === 'everybody' ? 'everybody' : new Set(said.told.people),
        names: said.told.names,
      });
      if (known.length <= kept * 1.2) return;
      known = known.slice(-kept);
      whole = known[0]?.at ?? Date.now();
    },
    /** Something was missed: nobody can go on from before it. */
    forget(): void {
      last += 1;
      known = [];
      whole = Date.now();
    },
    /** Names said to a person since an id or a moment, or null where that is not known. */
    since(id: string, { tenant, personId }: Listener): string[] | null {
      const [of, number] = id.split('.');
      const from = Number(number);
      const moment = of === liveSince;
      if (!Number.isInteger(from) || (!moment && (of !== mark || from > last))) return null;
      const first = known[0]?.number ?? last + 1;
      if (moment ? from <= whole : from + 1 < first) return null;
      const missed = known.filter(
        (told) =>
          (moment ? told.at >= from : told.number > from) &&
          told.tenant === tenant &&
          (told.people === 'everybody' || told.people.has(personId)),
      );
      return [...new Set(missed.flatMap(({ names }) => names))];
    },
  };
}
