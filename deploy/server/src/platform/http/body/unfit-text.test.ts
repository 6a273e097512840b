import { unfitTexts } from './unfit-text.ts';

test.each([
  ['half of a sign', 'a\ud83d'],
  ['nothing at all as a sign', 'a\u0000b'],
  ['a bell', 'ding\u0007'],
  ['a text that runs backwards', 'invoice\u202efdp.exe'],
  ['signs without a width alone', ' \u200b\u2060 '],
  ['letters that nobody sees', '\u3164\u115f'],
  ['an empty braille sign', '\u2800'],
  ['one that hides in another direction', '\u2066abc'],
])('%s is found where it stands', (_, text) => {
  expect(unfitTexts({ name: 'Ada', rows: [{ note: 'fine' }, { note: text }] })).toEqual(['rows.1.note']);
  expect(unfitTexts({ [text]: 1 })).toEqual(['']);
});

test.each(['Zoë', 'two\nlines\tand a tab\r\n', '👷🏽‍♀️', 'שלום', 'مرحبا‏', '北', 'a\u00adb', ''])(
  '%j is text',
  (text) => {
    expect(unfitTexts({ text, list: [text, 1, null, true] })).toEqual([]);
  },
);

test.each(['\n', '\r\n', '\t', '\u2028'])('a name is one line, a note may have more: %j', (sign) => {
  const text = `Ada${sign}Bcc: all`;
  expect(unfitTexts({ name: text, people: [{ lastName: text }], note: text, number: 7 })).toEqual([
    'name',
    'people.0.lastName',
  ]);
});
