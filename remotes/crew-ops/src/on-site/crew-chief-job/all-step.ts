import { mayStillCome } from '../check/row-presence.ts';
import type { AllStep } from './crew-list/use-check-all.ts';
import type { CrewRow } from './crew-list/use-crew-list.ts';

const lacksCheckIn = (row: CrewRow) => mayStillCome(row) && row.status !== 'noShow' && !row.absent;
const inside = ({ state }: CrewRow) => state === 'in' || state === 'break';

/** The step that a whole crew is about: checking in, then, towards the end, checking out; before both the pre-call. */
export function allStep(
  rows: readonly CrewRow[],
  now: number,
): { readonly step: AllStep | null; readonly meant: readonly CrewRow[] } {
  const open = rows.filter((row) => lacksCheckIn(row) && now >= Date.parse(row.opens.checkIn));
  const leaving = rows.filter((row) => inside(row) && now >= Date.parse(row.earlyUntil));
  if (leaving.length > 0) return { step: 'out', meant: leaving };
  if (open.length > 0) return { step: 'in', meant: open };
  const unsaid = rows.filter(
    (row) =>
      lacksCheckIn(row) &&
      row.status === 'confirmed' &&
      row.preCalledAt === null &&
      now >= Date.parse(row.opens.preCall),
  );
  return unsaid.length > 0 ? { step: 'preCall', meant: unsaid } : { step: null, meant: [] };
}
