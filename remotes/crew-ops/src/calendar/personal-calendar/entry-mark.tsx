import type { PersonalDay } from '@callboard/contract';
import { CalendarMark } from '@callboard/parts';
import { VisuallyHidden } from '@callboard/ui';
import { useStateName } from '@callboard/ui/palette';
import type { StateOf } from '@callboard/ui/palette';
import { colourOf } from './days/calendar-days.ts';
import type { CalendarEntry } from './days/calendar-days.ts';

export const planningState = (colour: PersonalDay['colour']): StateOf<'planning'> =>
  colour === 'blocked' ? 'blockedDate' : colour;

/** The planning colour of what stands there, with its sign, and its name for a screen reader. */
export function EntryMark({ entries }: { entries: readonly CalendarEntry[] }) {
  const nameOf = useStateName('planning');
  const state = planningState(colourOf(entries) ?? 'other');
  return (
    <>
      <CalendarMark palette="planning" state={state} />
      <VisuallyHidden>{nameOf(state)}</VisuallyHidden>
    </>
  );
}
