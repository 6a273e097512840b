import { instantOf } from '@callboard/domain';
import { busyTimes, NoCalendar, TooMuch } from './busy-times.ts';

const zone = 'Europe/Vienna';
const at = (day: string, time = '00:00', where = zone) => instantOf(day, time, where).getTime();
const looked = { zone, from: at('2026-10-20'), until: at('2027-01-20') };

const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Somebody//EN', ...events, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:dentist', 'SUMMARY:Dentist', ...lines, 'END:VEVENT'].join('\r\n');
const vienna = (name: string, time: string) => `${name};TZID=Europe/Vienna:${time}`;

const short = (ms: number) => new Date(ms).toISOString().slice(5, 16);
const found = (text: string, more: Partial<typeof looked> = {}) =>
  busyTimes(text, { ...looked, ...more }).map(({ from, until }) => `${short(from)} – ${short(until)}`);
const one = (...lines: string[]) => found(calendar(event(...lines)));

// Vienna is one hour before UTC in winter, two until the night to 25 October.
test.each<[name: string, lines: string[], expected: string[]]>([
  ['a time in UTC', ['DTSTART:20261120T090000Z', 'DTEND:20261120T103000Z'], ['11-20T09:00 – 11-20T10:30']],
  [
    'a time of a zone',
    [vienna('DTSTART', '20261021T090000'), 'DURATION:PT1H'],
    ['10-21T07:00 – 10-21T08:00'],
  ],
  [
    'a zone with a path before it',
    ['DTSTART;TZID=/freeassociation.sourceforge.net/Europe/London:20261120T090000', 'DURATION:PT1H'],
    ['11-20T09:00 – 11-20T10:00'],
  ],
  [
    'a time of no zone is of the person',
    ['DTSTART:20261120T090000', 'DTEND:20261120T100000'],
    ['11-20T08:00 – 11-20T09:00'],
  ],
  ['a day of the person', ['DTSTART;VALUE=DATE:20261120'], ['11-19T23:00 – 11-20T23:00']],
  [
    'days with a change of clocks between',
    ['DTSTART;VALUE=DATE:20261024', 'DTEND;VALUE=DATE:20261027'],
    ['10-23T22:00 – 10-26T23:00'],
  ],
  ['called off', ['DTSTART:20261120T090000Z', 'DTEND:20261120T103000Z', 'STATUS:CANCELLED'], []],
  ['transparent', ['DTSTART:20261120T090000Z', 'DTEND:20261120T103000Z', 'TRANSP:TRANSPARENT'], []],
  [
    'free, as Outlook says it',
    ['DTSTART:20261120T090000Z', 'DTEND:20261120T103000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    [],
  ],
  ['a moment without length', ['DTSTART:20261120T090000Z', 'DTEND:20261120T090000Z'], []],
  ['one that is over', ['DTSTART:20261001T090000Z', 'DTEND:20261001T100000Z'], []],
  [
    'one that began before is cut',
    ['DTSTART:20261001T090000Z', 'DTEND:20261020T090000Z'],
    ['10-19T22:00 – 10-20T09:00'],
  ],
  [
    'weekly, at the same time of the clock before and after it is changed',
    [vienna('DTSTART', '20260903T190000'), 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;UNTIL=20261029T180000Z'],
    ['10-22T17:00 – 10-22T19:00', '10-29T18:00 – 10-29T20:00'],
  ],
  [
    'until a day, which counts',
    ['DTSTART;VALUE=DATE:20261102', 'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20261104'],
    ['11-01T23:00 – 11-02T23:00', '11-03T23:00 – 11-04T23:00'],
  ],
  [
    'a count that began long ago',
    ['DTSTART:20261018T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'],
    ['10-20T08:00 – 10-20T09:00', '10-21T08:00 – 10-21T09:00'],
  ],
  [
    'without those that were taken out',
    [
      vienna('DTSTART', '20261102T100000'),
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
      vienna('EXDATE', '20261103T100000'),
      'EXDATE;VALUE=DATE:20261104',
    ],
    ['11-02T09:00 – 11-02T10:00', '11-05T09:00 – 11-05T10:00'],
  ],
  [
    'with those that were put in',
    ['DTSTART:20261102T090000Z', 'DURATION:PT1H', 'RDATE:20261110T120000Z'],
    ['11-02T09:00 – 11-02T10:00', '11-10T12:00 – 11-10T13:00'],
  ],
  ['what cannot be read is left out', ['DTSTART:whenever', 'DURATION:PT1H'], []],
])('%s', (_, lines, expected) => {
  expect(one(...lines)).toEqual(expected);
});

test('a date of a series that was moved or called off is not where it was', () => {
  const series = [vienna('DTSTART', '20261102T100000'), 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'];
  const moved = event('RECURRENCE-ID:20261103T090000Z', 'DTSTART:20261215T150000Z', 'DURATION:PT1H');
  const calledOff = event(
    vienna('RECURRENCE-ID', '20261104T100000'),
    vienna('DTSTART', '20261104T100000'),
    'DURATION:PT1H',
    'STATUS:CANCELLED',
  );
  expect(found(calendar(event(...series), moved, calledOff))).toEqual([
    '11-02T09:00 – 11-02T10:00',
    '12-15T15:00 – 12-15T16:00',
  ]);
});

test('a zone that only the file knows is the one that it describes', () => {
  const own = [
    'BEGIN:VTIMEZONE',
    'TZID:Home of Zoë',
    'BEGIN:STANDARD',
    'DTSTART:20200101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
  const times = ['DTSTART;TZID=Home of Zoë:20261120T090000', 'DTEND;TZID=Home of Zoë:20261120T100000'];
  expect(found(calendar(own, event(...times, 'RRULE:FREQ=DAILY;COUNT=2')))).toEqual([
    '11-20T03:30 – 11-20T04:30',
    '11-21T03:30 – 11-21T04:30',
  ]);
});

test('times that touch become one', () => {
  const hour = (from: string) => event(`DTSTART:20261120T${from}0000Z`, 'DURATION:PT1H');
  expect(found(calendar(hour('11'), hour('09'), hour('10'), hour('14')))).toEqual([
    '11-20T09:00 – 11-20T12:00',
    '11-20T14:00 – 11-20T15:00',
  ]);
});

test('two hundred entries are read', () => {
  const many = Array.from({ length: 200 }, (_, n) =>
    event(`DTSTART:20261120T${String(n % 20).padStart(2, '0')}0000Z`, 'DURATION:PT30M'),
  );
  expect(found(calendar(...many))).toHaveLength(20);
});

test.each([
  ['nothing', ''],
  ['a page to sign in', '<!doctype html><title>Sign in</title>'],
  ['a card of somebody', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada\r\nEND:VCARD'],
  ['half of a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1'],
])('%s is no calendar', (_, text) => {
  expect(() => busyTimes(text, looked)).toThrow(NoCalendar);
});

test('a calendar without entries is one', () => {
  expect(found(calendar())).toEqual([]);
});

test('a rule that would go on for ever is too much', () => {
  const endless = event('DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
  expect(() => busyTimes(calendar(endless), looked)).toThrow(TooMuch);
});
