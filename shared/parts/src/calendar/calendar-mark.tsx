import { StateMark } from '@callboard/ui/palette';
import type { Icon } from '@callboard/ui';
import type { StateOf } from '@callboard/ui/palette';
import {
  Check,
  Circle,
  Clock,
  Copy,
  Equal,
  FileText,
  Lock,
  PencilRuler,
  TreePalm,
  Users,
} from 'lucide-react';

type Calendars = 'planning' | 'project';
type Signs = { readonly [Name in Calendars]: Readonly<Record<StateOf<Name>, Icon>> };

/** What says each state without colour, in every language. */
export const calendarSigns: Signs = {
  planning: {
    blockedDate: Lock,
    confirmedJob: Check,
    requestedJob: Clock,
    requestedVacation: TreePalm,
    requestedCrew: Users,
    overlapping: Copy,
    nonOverlapping: Equal,
    other: Circle,
  },
  project: { confirmed: Check, quoted: FileText, design: PencilRuler },
};

type CalendarMarkProps<Name extends Calendars> = { palette: Name; state: StateOf<Name> };

/** A state as a coloured cell with its sign. Decorative: what stands around it names the state. */
export function CalendarMark<Name extends Calendars>({ palette, state }: CalendarMarkProps<Name>) {
  return <StateMark palette={palette} state={state} sign={calendarSigns[palette][state]} />;
}
