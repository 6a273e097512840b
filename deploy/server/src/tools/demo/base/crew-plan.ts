import { addDays } from '@callboard/domain';

/** The crews of the demo, as days from today and times on the site's wall. */
export type CrewPlan = {
  key: string;
  day: string;
  /** Empty: the planner has not entered times yet. */
  times: readonly [from: string, until: string] | null;
  /** Only where it is not the same or the next day by itself. */
  endDay?: string;
  size: number;
  project: number;
  name: string;
  /** How its positions are filled; `usual` depends on the day. */
  filling: 'usual' | 'full' | 'requested' | 'missing' | 'spare' | 'vacant' | 'draft';
  standby?: true;
  night?: true;
};

const shapes = [
  ['08:00', '18:00'],
  ['06:00', '14:00'],
  ['14:00', '22:00'],
  ['07:30', '16:00'],
  ['20:00', '06:00'],
  ['10:00', '19:30'],
] as const;
const sizes = [14, 9, 22, 6, 12, 18, 4, 26, 8, 16] as const;
const names = [
  'Load-in',
  'Aufbau Tribüne',
  'Licht hängen',
  'Showbetrieb',
  'Abbau',
  'Nachtabbau',
  'Bestuhlung',
  'Umbau',
  'Lkw entladen',
  'Probe',
];
const fillings = [
  'usual',
  'full',
  'usual',
  'missing',
  'requested',
  'usual',
  'vacant',
  'usual',
  'full',
  'draft',
] as const;

/** Days from today with crews beside those of today, the nearer the more. */
const daysWithCrews = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    const past = at % 2 === 0;
    const nth = Math.floor(at / 2);
    // Nearby days have two crews, later ones one.
    const far = nth < 30 ? 1 + Math.floor(nth / 2) : nth - 13;
    return past ? -far : far;
  });

/** Crews before and after today; those of today follow the clock and stand apart. */
export function crewPlans(
  today: string,
  { count, projects }: { count: number; projects: number },
): CrewPlan[] {
  const plans = daysWithCrews(count).map((offset, at): CrewPlan => {
    const times = shapes[(at + Math.floor(at / shapes.length)) % shapes.length] ?? shapes[0];
    return {
      key: `crew ${at}`,
      day: addDays(today, offset),
      times,
      size: sizes[(at + Math.floor(at / sizes.length)) % sizes.length] ?? 8,
      project: at % projects,
      name: names[at % names.length] ?? 'Load-in',
      filling: offset < 0 ? 'usual' : (fillings[at % fillings.length] ?? 'usual'),
    };
  });
  const own = (key: string, day: string, times: CrewPlan['times'], more: Partial<CrewPlan>): CrewPlan => ({
    key,
    day,
    times,
    size: 4,
    project: 0,
    name: names[0] ?? '',
    filling: 'full',
    ...more,
  });
  return [
    ...plans,
    own('one', addDays(today, 5), ['09:00', '13:00'], { size: 1, name: 'Kontrollgang' }),
    own('sixty', addDays(today, 12), ['06:00', '16:00'], { size: 60, name: 'Großaufbau Halle A' }),
    own('standby', addDays(today, 8), ['09:00', '09:00'], {
      endDay: addDays(today, 9),
      standby: true,
      name: '24-h-Bereitschaft',
    }),
    own('no times', addDays(today, 15), null, { size: 6, filling: 'draft', name: 'Termin offen' }),
    own('spare', addDays(today, 6), ['08:00', '17:00'], { filling: 'spare', size: 5, name: 'Reserve Messe' }),
    // Nights on which the clocks change.
    own('autumn', '2026-10-24', ['20:00', '06:00'], {
      endDay: '2026-10-25',
      size: 5,
      name: 'Nachtabbau Zeitumstellung',
    }),
    own('spring', '2027-03-27', ['20:00', '06:00'], {
      endDay: '2027-03-28',
      size: 5,
      name: 'Nachtaufbau Zeitumstellung',
    }),
  ];
}
