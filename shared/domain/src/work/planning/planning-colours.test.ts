import { planningColour, projectColour } from '../../index.ts';
import type { CalendarEntry } from '../../index.ts';

const job = (status: string, from = 8, until = 18): CalendarEntry => ({
  kind: 'job',
  status,
  startsAt: from,
  endsAt: until,
});
const whole = (kind: CalendarEntry['kind'], status = ''): CalendarEntry => ({
  kind,
  status,
  startsAt: null,
  endsAt: null,
});

test.each<[string, CalendarEntry[], string | null]>([
  ['a free day has no colour', [], null],
  ['two jobs at the same time overlap', [job('confirmed'), job('requested', 17, 20)], 'overlapping'],
  ['two jobs that touch do not', [job('confirmed'), job('requested', 18, 20)], 'confirmedJob'],
  ['a confirmed job in a vacation overlaps', [whole('absence', 'approved'), job('confirmed')], 'overlapping'],
  [
    'a requested job in a vacation is only requested',
    [whole('absence', 'approved'), job('requested')],
    'requestedJob',
  ],
  ['a change that waits is still a confirmed job', [job('hasChanged')], 'confirmedJob'],
  [
    'a confirmed job is stronger than a requested one',
    [job('requested', 1, 2), job('confirmed')],
    'confirmedJob',
  ],
  [
    'a requested job is stronger than an application',
    [whole('application', 'applied'), job('requested')],
    'requestedJob',
  ],
  [
    'an application is a requested crew',
    [whole('application', 'applied'), whole('absence', 'requested')],
    'requestedCrew',
  ],
  [
    'a requested vacation is stronger than a block',
    [whole('block'), whole('absence', 'requested')],
    'requestedVacation',
  ],
  ['a blocked date', [whole('block'), whole('bankHoliday')], 'blocked'],
  ['a vacation that is approved stands in nobody’s way', [whole('absence', 'approved')], 'nonOverlapping'],
  ['a spare position stands in nobody’s way', [job('spare')], 'nonOverlapping'],
  ['a refused job is something else', [job('refused')], 'other'],
  ['a bank holiday is something else', [whole('bankHoliday')], 'other'],
])('%s', (_, entries, expected) => expect(planningColour(entries)).toBe(expected));

test('half a day off and a job on it can both be', () => {
  const half = { ...whole('absence', 'approved'), half: true };
  expect(planningColour([half, job('confirmed')])).toBe('confirmedJob');
});

test('a job that meets one of the day before overlaps on both days', () => {
  const [night, early] = [job('confirmed', 20, 30), job('confirmed', 29, 37)];
  expect(planningColour([night], [early])).toBe('overlapping');
  expect(planningColour([early], [night])).toBe('overlapping');
  expect(planningColour([], [night])).toBeNull();
  expect(planningColour([whole('absence', 'reported')], [night])).toBe('nonOverlapping');
});

test('projects are coloured by their status', () => {
  expect((['confirmed', 'quoted', 'design'] as const).map(projectColour)).toEqual([
    'confirmedProject',
    'projectQuoted',
    'designClient',
  ]);
});
