import { languages } from '@callboard/contract';
import {
  asLanguage,
  followClock,
  formatFor,
  htmlLangOf,
  languageNames,
  localeOf,
  prepareDates,
} from './index.ts';

const now = () => Date.parse('2026-11-21T12:00:00Z');
const plainly = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const en = formatFor('en', { now, zone: 'Europe/Vienna' });

test.each([
  ['today is its time', '2026-11-21T08:12:00Z', '09:12'],
  ['shortly after midnight at the site is today', '2026-11-20T23:30:00Z', '00:30'],
  ['yesterday is a word', '2026-11-20T08:00:00Z', 'Yesterday'],
  ['tomorrow is a word', '2026-11-22', 'Tomorrow'],
  ['this day is a word', '2026-11-21', 'Today'],
  ['this week is a weekday', '2026-11-16T08:00:00Z', 'Mon'],
  ['this year is a day', '2026-03-02T08:00:00Z', '2 Mar'],
  ['another year is told', '2025-03-02T08:00:00Z', '2 Mar 2025'],
  ['nonsense is nothing', 'nonsense', ''],
])('%s', (_, value, expected) => expect(en.when(value)).toBe(expected));

test.each([
  ['en', '19 Nov', 'Thursday 19 November 2026'],
  ['nl', '19 nov', 'donderdag 19 november 2026'],
  ['cy', '19 Tach', 'Dydd Iau, 19 Tachwedd 2026'],
  ['fr', '19 nov.', 'jeudi 19 novembre 2026'],
  ['deAt', '19. Nov.', 'Donnerstag, 19. November 2026'],
  ['de', '19. Nov.', 'Donnerstag, 19. November 2026'],
  ['es', '19 nov', 'jueves, 19 de noviembre de 2026'],
] as const)('a day in %s', (language, short, long) => {
  const { date } = formatFor(language);
  expect(date('2026-11-19')).toBe(short);
  expect(date('2026-11-19', 'long').replace('Thursday, ', 'Thursday ')).toBe(long);
});

test.each([
  ['en', 'Thu 19 Nov', 'Tue 19 Nov 2024'],
  ['de', 'Do., 19. Nov.', 'Di., 19. Nov. 2024'],
  ['fr', 'jeu. 19 nov.', 'mar. 19 nov. 2024'],
] as const)('in %s a day of another year tells it', (language, thisYear, another) => {
  const { date, dateTime } = formatFor(language, { now, zone: 'Europe/Vienna' });
  const bare = (text: string) => plainly(text).replace('Thu,', 'Thu').replace('Tue,', 'Tue');
  expect(bare(date('2026-11-19', 'weekday'))).toBe(thisYear);
  expect(bare(date('2024-11-19', 'weekday'))).toBe(another);
  expect(bare(dateTime('2024-11-19T08:00:00Z'))).toBe(`${another}, 09:00`);
  // New Year's Eve is over at the site already.
  expect(date('2026-12-31T23:30:00Z', 'weekday')).toContain('2027');
});

test('January is Austrian in Austria', () => {
  expect(formatFor('deAt').date('2026-01-05', 'month')).toBe('Jänner 2026');
  expect(formatFor('de').date('2026-01-05', 'month')).toBe('Januar 2026');
});

describe('a browser without Welsh', () => {
  const supported = Intl.DateTimeFormat.supportedLocalesOf.bind(Intl.DateTimeFormat);
  beforeAll(() => {
    Intl.DateTimeFormat.supportedLocalesOf = (locales) =>
      supported(locales).filter((tag) => !tag.startsWith('cy'));
  });
  afterAll(() => {
    Intl.DateTimeFormat.supportedLocalesOf = supported;
  });

  test('writes days, lists and relative days in Welsh all the same', () => {
    const cy = formatFor('cy', { now, zone: 'Europe/Vienna' });
    expect(cy.date('2026-11-19', 'long')).toBe('Dydd Iau, 19 Tachwedd 2026');
    expect(cy.date('2026-11-19', 'weekday')).toBe('Iau, 19 Tach');
    expect(cy.date('2026-12-05', 'weekday')).toBe('Sad, 5 Rhag');
    expect(cy.date('2026-11-19', 'month')).toBe('Tachwedd 2026');
    expect(cy.date('2026-11-19', 'numeric')).toBe('19/11/2026');
    expect(cy.when('2026-11-20T08:00:00Z')).toBe('Ddoe');
    expect(cy.list(['Ann', 'Bo', 'Ewa'])).toBe('Ann, Bo ac Ewa');
    expect(cy.list(['Ann', 'Bo'])).toBe('Ann a Bo');
  });
});

test('today follows the clock that is named, not the phone', () => {
  followClock(() => Date.parse('2026-11-20T09:00:00Z'));
  const there = formatFor('en', { zone: 'Europe/Vienna' });
  expect(there.today()).toBe('2026-11-20');
  expect(there.today('Pacific/Auckland')).toBe('2026-11-20');
  expect(there.when('2026-11-19T08:00:00Z')).toBe('Yesterday');
  followClock(() => Date.now());
});

test.each([
  [750, '+12:30 h'],
  [-45, '−0:45 h'],
  [0, '0:00 h'],
])('%i minutes are %s', (minutes, expected) => expect(en.duration(minutes)).toBe(expected));

test('a duration that is no account has no sign', () => {
  expect(en.duration(125, { signed: false })).toBe('2:05 h');
});

test('money comes in minor units, whatever those are', () => {
  expect(en.money({ amount: 123_456, currency: 'EUR' })).toBe('€1,234.56');
  expect(en.money({ amount: 1234, currency: 'JPY' })).toBe('JP¥1,234');
  expect(plainly(formatFor('deAt').money({ amount: -50, currency: 'EUR' }))).toBe('-€ 0,50');
});

test('sizes, lists and shares are written as people say them', () => {
  expect(en.bytes(0)).toBe('0 byte');
  expect(en.bytes(2_340_000)).toBe('2.3 MB');
  expect(en.bytes(845_000)).toBe('845 kB');
  expect(en.list(['Ann', 'Bo', 'Cy'])).toBe('Ann, Bo and Cy');
  expect(plainly(formatFor('fr').percent(0.42))).toBe('42 %');
});

test('a time is of the site when the site is named', () => {
  expect(en.time('2026-11-21T08:12:00Z')).toBe('09:12');
  expect(en.time('2026-11-21T08:12:00Z', 'Europe/London')).toBe('08:12');
  expect(en.dateTime('2026-11-21T08:12:00Z')).toBe('Sat 21 Nov, 09:12');
});

test.each([
  ['deAt', 'deAt'],
  ['de-AT', 'deAt'],
  ['de_at', 'deAt'],
  ['German (Austria)', 'deAt'],
  ['de-CH', 'de'],
  ['German', 'de'],
  ['Welsh', 'cy'],
  ['Cymraeg', 'cy'],
  ['en-US', 'en'],
  [' Nederlands ', 'nl'],
  ['Klingon', 'en'],
  ['', 'en'],
  [null, 'en'],
  [42, 'en'],
])('%j means %s', (text, expected) => expect(asLanguage(text)).toBe(expected));

test('languages stand in the order of the product, each in its own words', () => {
  expect(Object.keys(languageNames)).toEqual(['en', 'nl', 'cy', 'fr', 'deAt', 'de', 'es']);
  expect(languageNames.deAt).toBe('Deutsch (Österreich)');
  expect([htmlLangOf('deAt'), localeOf('en'), localeOf('deAt')]).toEqual(['de-AT', 'en-GB', 'de-AT']);
});

test.each(Object.keys(languageNames) as (keyof typeof languageNames)[])(
  'small counts are written without a formatter as %s writes them',
  (language) => {
    const written = new Intl.NumberFormat(localeOf(language));
    for (const count of [0, 7, 42, 999, 1000, 12_345])
      expect(formatFor(language).number(count)).toBe(written.format(count));
  },
);

test.each(languages)(
  'the clock and the day of the phone are as the browser writes them in %s',
  (language) => {
    const format = formatFor(language);
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    for (const at of [
      '2026-01-01T00:00:00Z',
      '2026-11-23T08:05:00Z',
      '2026-03-29T01:30:00Z',
      951_868_799_000,
    ]) {
      const moment = new Date(at);
      expect(format.time(at)).toBe(new Intl.DateTimeFormat(localeOf(language), clock).format(moment));
      expect(format.isoDay(at)).toBe(new Intl.DateTimeFormat('en-CA').format(moment));
    }
    expect(format.isoDay('2026-11-23')).toBe('2026-11-23');
    expect(format.time('nonsense')).toBe('');
  },
);

test('dates are prepared in steps, and then no date makes a formatter', async () => {
  const pause = jest.fn(async () => {});
  await prepareDates('es', pause);
  expect(pause.mock.calls.length).toBeGreaterThan(2);
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  formatFor('es').date(Date.now(), 'long');
  formatFor('es').date('2026-11-23', 'weekday');
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
