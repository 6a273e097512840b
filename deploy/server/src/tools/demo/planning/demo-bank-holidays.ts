import { addDays, weekdayOf } from '@callboard/domain';

/** The Sunday of Easter, by the rule of Butcher. */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(Math.floor(f / 31))}-${two((f % 31) + 1)}`;
}

/** A day of each year, or days after Easter, or a Monday: the first on or after a day. */
type When = string | number | { mondayFrom: string };
type Feast = readonly [when: When, caption: string];

const german: readonly Feast[] = [
  ['01-01', 'Neujahr'],
  [1, 'Ostermontag'],
  ['05-01', 'Tag der Arbeit'],
  [39, 'Christi Himmelfahrt'],
  [50, 'Pfingstmontag'],
  ['12-25', 'Christtag'],
  ['12-26', 'Stefanitag'],
];
const austria: readonly Feast[] = [
  ...german,
  ['01-06', 'Heilige Drei Könige'],
  [60, 'Fronleichnam'],
  ['08-15', 'Mariä Himmelfahrt'],
  ['10-26', 'Nationalfeiertag'],
  ['11-01', 'Allerheiligen'],
  ['12-08', 'Mariä Empfängnis'],
];
const germany: readonly Feast[] = [...german, [-2, 'Karfreitag'], ['10-03', 'Tag der Deutschen Einheit']];

export const feasts: Readonly<Record<string, readonly Feast[]>> = {
  'AT-9': austria,
  'AT-3': austria,
  'DE-BE': [...germany, ['03-08', 'Frauentag']],
  'DE-BY': [
    ...germany,
    ['01-06', 'Heilige Drei Könige'],
    [60, 'Fronleichnam'],
    ['08-15', 'Mariä Himmelfahrt'],
    ['11-01', 'Allerheiligen'],
  ],
  'GB-LND': [
    ['01-01', 'New Year’s Day'],
    [-2, 'Good Friday'],
    [1, 'Easter Monday'],
    [{ mondayFrom: '05-01' }, 'Early May bank holiday'],
    [{ mondayFrom: '05-25' }, 'Spring bank holiday'],
    [{ mondayFrom: '08-25' }, 'Summer bank holiday'],
    ['12-25', 'Christmas Day'],
    ['12-26', 'Boxing Day'],
  ],
  'ES-CN': [
    ['01-01', 'Año Nuevo'],
    ['01-06', 'Reyes'],
    [-3, 'Jueves Santo'],
    [-2, 'Viernes Santo'],
    ['05-01', 'Fiesta del Trabajo'],
    ['05-30', 'Día de Canarias'],
    ['08-15', 'Asunción'],
    ['10-12', 'Fiesta Nacional'],
    ['11-01', 'Todos los Santos'],
    ['12-06', 'Día de la Constitución'],
    ['12-08', 'Inmaculada Concepción'],
    ['12-25', 'Navidad'],
  ],
};

export function dayOfFeast(when: When, year: number): string {
  if (typeof when === 'string') return `${year}-${when}`;
  if (typeof when === 'number') return addDays(easterOf(year), when);
  const from = `${year}-${when.mondayFrom}`;
  return addDays(from, (7 - weekdayOf(from)) % 7);
}
