import { randomBytes } from 'node:crypto';
import { liveSince } from '@callboard/contract';
import type { ChannelMessage } from './channel-message.ts';

const kept = 2_000;

type Change = {
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
  let known: Change[] = [];
  /** Since when nothing is missing from `known`. */
  let whole = Date.now();
  return {
    /** The id of the newest message; the mark tells processes and starts apart. */
    id: (): string => `${mark}.${last}`,
    add({ tenant, changed }: Required<Pick<ChannelMessage, 'tenant' | 'changed'>>): void {
      last += 1;
      known.push({
        number: last,
        at: Date.now(),
        tenant,
        people: changed.people === 'everybody' ? 'everybody' : new Set(changed.people),
        names: changed.names,
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
        (change) =>
          (moment ? change.at >= from : change.number > from) &&
          change.tenant === tenant &&
          (change.people === 'everybody' || change.people.has(personId)),
      );
      return [...new Set(missed.flatMap(({ names }) => names))];
    },
  };
}
