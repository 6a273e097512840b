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
  /** What kind of project it belongs to; the first is the one that the project login opens. */
  project: 'first' | 'client' | 'internal' | 'sickness' | 'vacation';
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

const warehouse = { project: 'internal', name: 'Lagerdienst', filling: 'usual' } as const;
const workshop = { project: 'internal', name: 'Werkstatt', filling: 'full' } as const;
const standIns = { project: 'sickness', name: 'Bereitschaft für Ausfälle', filling: 'spare' } as const;
const cover = { project: 'vacation', name: 'Urlaubsvertretung', filling: 'full' } as const;

/** Every fifteenth crew works for no client, by turns before today and after. */
const inside = [warehouse, workshop, standIns, warehouse, workshop, standIns, cover, cover];

const insideOf = (at: number, past: boolean): Partial<CrewPlan> => {
  if (at % 15 !== 5) return {};
  const plan = inside[Math.floor(at / 15) % inside.length];
  return { ...plan, size: 6, ...(past ? { filling: 'usual' } : {}) };
};

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
export function crewPlans(today: string, count: number): CrewPlan[] {
  const plans = daysWithCrews(count).map((offset, at): CrewPlan => {
    const times = shapes[(at + Math.floor(at / shapes.length)) % shapes.length] ?? shapes[0];
    return {
      key: `crew ${at}`,
      day: addDays(today, offset),
      times,
      size: sizes[(at + Math.floor(at / sizes.length)) % sizes.length] ?? 8,
      // The first project has been worked in too.
      project: offset === -3 ? 'first' : 'client',
      name: names[at % names.length] ?? 'Load-in',
      filling: offset < 0 ? 'usual' : (fillings[at % fillings.length] ?? 'usual'),
      ...insideOf(at, offset < 0),
    };
  });
  const own = (key: string, day: string, times: CrewPlan['times'], more: Partial<CrewPlan>): CrewPlan => ({
    key,
    day,
    times,
    size: 4,
    project: 'first',
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
