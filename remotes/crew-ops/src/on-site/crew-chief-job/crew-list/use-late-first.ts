import { useState } from 'react';
import { rowPresence } from '../../check/row-presence.ts';
import type { CrewRow } from './use-crew-list.ts';

/**
 * Who is late stands first. Who was late and has come stays there until the list is opened anew: no row moves away
 * from under a thumb that checks in one after the other.
 */
export function useLateFirst(rows: readonly CrewRow[], now: number): readonly CrewRow[] {
  const [late, setLate] = useState<readonly string[]>([]);
  const more = rows
    .filter((row) => rowPresence(row, now) === 'late' && !late.includes(row.crewItemId))
    .map(({ crewItemId }) => crewItemId);
  const first = [...late, ...more];
  if (more.length > 0) setLate(first);
  const placeOf = ({ crewItemId }: CrewRow) => {
    const place = first.indexOf(crewItemId);
    return place < 0 ? first.length : place;
  };
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
