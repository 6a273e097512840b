import { instantOf } from '../time/zoned.ts';
import type { RecordedBreak } from '../work/crew-checks/breaks.ts';

type Work = { readonly from: Date; readonly until: Date };
type BreakCase = {
  readonly name: string;
  readonly work: Work;
  readonly recorded: readonly RecordedBreak[];
  readonly breakMinutes: number;
  readonly workedMinutes: number;
};

const zone = 'Europe/Vienna';
const span = (from: string, until: string, day = '2026-11-21', lastDay = day): Work => ({
  from: instantOf(day, from, zone),
  until: instantOf(lastDay, until, zone),
});
const secondsLater = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
const tenHours = span('08:00', '18:00');
const sixHours = span('08:00', '14:00');

/** Work with what was recorded of its breaks, by the product's usual rules: where nothing was, the law's break counts. */
const owed = (name: string, work: Work, breakMinutes: number, workedMinutes: number): BreakCase => ({
  name,
  work,
  recorded: [],
  breakMinutes,
  workedMinutes,
});
const recorded = (name: string, breaks: readonly RecordedBreak[], minutes: number): BreakCase => ({
  name,
  work: tenHours,
  recorded: breaks,
  breakMinutes: minutes,
  workedMinutes: 600 - minutes,
});

export const breakCases: readonly BreakCase[] = [
  owed('six hours need none', sixHours, 0, 360),
  owed('a minute more needs half an hour', span('08:00', '14:01'), 30, 331),
  owed('a second more needs it too', { ...sixHours, until: secondsLater(sixHours.until, 1) }, 30, 330),
  owed('nine hours still half an hour', span('08:00', '17:00'), 30, 510),
  owed('over nine three quarters', span('08:00', '17:01'), 45, 496),
  owed('a night counts through', span('20:00', '06:00', '2026-11-21', '2026-11-22'), 45, 555),
  owed(
    'the long night is nine hours and needs half an hour',
    span('22:00', '06:00', '2026-10-24', '2026-10-25'),
    30,
    510,
  ),
  owed('the short night is seven hours', span('22:00', '06:00', '2027-03-27', '2027-03-28'), 30, 390),
  owed(
    'the short night of an early leaver is six',
    span('22:00', '05:00', '2027-03-27', '2027-03-28'),
    0,
    360,
  ),
  recorded('one break as it was', [span('12:00', '12:20')], 20),
  recorded('several are added', [span('10:00', '10:10'), span('12:00', '12:30')], 40),
  recorded(
    'one that is still open ends with the work',
    [{ from: span('17:30', '18:00').from, until: null }],
    30,
  ),
  recorded('what lies outside the work does not count', [span('07:30', '08:10')], 10),
  recorded(
    'one that lies outside as a whole takes nothing off',
    [span('07:00', '07:30'), span('12:00', '12:20')],
    20,
  ),
  recorded('a recorded break of nothing is none', [span('12:00', '12:00')], 0),
  recorded(
    'seconds are added before they are rounded',
    [
      { from: span('10:00', '10:10').from, until: secondsLater(span('10:00', '10:10').from, 40) },
      { from: span('11:00', '11:10').from, until: secondsLater(span('11:00', '11:10').from, 40) },
    ],
    1,
  ),
];
