import { absenceGroups } from '../../people/absence-states.ts';
import { crewItemGroups } from '../crew-items/crew-item-groups.ts';

/** What the personal calendar colours a day by, the strongest first. */
export const planningColours = [
  'overlapping',
  'confirmedJob',
  'requestedJob',
  'requestedCrew',
  'requestedVacation',
  'blocked',
  'nonOverlapping',
  'other',
] as const;
export type PlanningColour = (typeof planningColours)[number];

export type CalendarEntry = {
  readonly kind: 'job' | 'application' | 'absence' | 'block' | 'busy' | 'bankHoliday';
  readonly status: string;
  /** Milliseconds; nothing for what lasts whole days. */
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  /** Off for half of the day only: a job may be in the other half. */
  readonly half?: boolean;
};

const confirmed = new Set<string>(crewItemGroups.booked);
const takesAway = new Set<string>(absenceGroups.away);
const over = new Set<string>(['draft', ...crewItemGroups.neverWorked]);

const isJob = ({ kind, status }: CalendarEntry) =>
  kind === 'job' && (confirmed.has(status) || status === 'requested');

/** Two jobs at once, or a confirmed job while one is away: what cannot both be. */
function clash(a: CalendarEntry, b: CalendarEntry): boolean {
  if (isJob(a) && isJob(b)) {
    const [from, until] = [
      Math.max(a.startsAt ?? 0, b.startsAt ?? 0),
      Math.min(a.endsAt ?? 0, b.endsAt ?? 0),
    ];
    return from < until;
  }
  const away = ({ kind, status, half }: CalendarEntry) =>
    kind === 'absence' && takesAway.has(status) && !half;
  const fixed = ({ kind, status }: CalendarEntry) => kind === 'job' && confirmed.has(status);
  return (away(a) && fixed(b)) || (away(b) && fixed(a));
}

function colourOf({ kind, status }: CalendarEntry): PlanningColour {
  if (kind === 'job' && confirmed.has(status)) return 'confirmedJob';
  if (kind === 'job' && status === 'requested') return 'requestedJob';
  if (kind === 'application' || status === 'spareRequested') return 'requestedCrew';
  if (kind === 'absence' && status === 'requested') return 'requestedVacation';
  if (kind === 'block' || kind === 'busy') return 'blocked';
  // A spare position or days off: an event of its own that stands in nobody's way.
  if (kind === 'bankHoliday' || over.has(status)) return 'other';
  return 'nonOverlapping';
}

/** The colour of a day; none where nothing is. A job of a neighbouring day can meet one of this day at night. */
export function planningColour(
  entries: readonly CalendarEntry[],
  around: readonly CalendarEntry[] = [],
): PlanningColour | null {
  const meets = (one: CalendarEntry, at: number) =>
    entries.slice(at + 1).some((other) => clash(one, other)) ||
    // Days off are of their day alone.
    around.some((other) => isJob(one) && isJob(other) && clash(one, other));
  if (entries.some(meets)) return 'overlapping';
  const colours = new Set(entries.map(colourOf));
  return planningColours.find((colour) => colours.has(colour)) ?? null;
}

export const projectColours = ['confirmedProject', 'projectQuoted', 'designClient'] as const;
export type ProjectColour = (typeof projectColours)[number];

export const projectStatuses = ['confirmed', 'quoted', 'design'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

export const projectColour = (status: ProjectStatus): ProjectColour =>
  ({ confirmed: 'confirmedProject', quoted: 'projectQuoted', design: 'designClient' } as const)[status];
