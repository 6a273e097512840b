import { dateFormat } from './locales.ts';

const at = new Date('2026-03-01T22:30:00Z');

test('a format is made once for a language and how it is written', () => {
  const format = dateFormat('de', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(dateFormat('de', { dateStyle: 'medium', timeZone: 'UTC' })).toBe(format);
  expect(format.format(at)).toBe('01.03.2026');
});

test('another language, style or zone has its own', () => {
  const texts = [
    dateFormat('de', { dateStyle: 'medium', timeZone: 'Asia/Tokyo' }),
    dateFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }),
    dateFormat('de', { dateStyle: 'short', timeZone: 'UTC' }),
  ].map((format) => format.format(at));
  expect(texts).toEqual(['02.03.2026', '1 Mar 2026', '01.03.26']);
});
