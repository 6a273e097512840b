import { text } from 'node:stream/consumers';
import type { Language } from '@callboard/contract';
import { csvReply, csvText, hoursCell, moneyCell } from './csv.ts';
import type { Cell } from './csv.ts';

const written = (language: Language, row: readonly Cell[]) => {
  const { content } = csvReply('table', language, { head: ['a'], rows: [row] });
  return text(content as NodeJS.ReadableStream);
};

test.each<[Language, string]>([
  ['en', '\ufeffa\r\n"Zoë; 1,5",1234.50,-0.05,7.75,\r\n'],
  ['cy', '\ufeffa\r\n"Zoë; 1,5",1234.50,-0.05,7.75,\r\n'],
  ['deAt', '\ufeffa\r\n"Zoë; 1,5";1234,50;-0,05;7,75;\r\n'],
  ['fr', '\ufeffa\r\n"Zoë; 1,5";1234,50;-0,05;7,75;\r\n'],
])('a reader of %s gets their own separators', async (language, expected) => {
  const money = [moneyCell(123_450, 'EUR'), moneyCell(-5, 'EUR')];
  expect(await written(language, ['Zoë; 1,5', ...money, hoursCell(465), null])).toBe(expected);
});

test('an amount has the decimals of its currency', async () => {
  expect(await written('en', [moneyCell(1_234, 'JPY'), moneyCell(1_234, 'BHD')])).toBe(
    '\ufeffa\r\n1234,1.234\r\n',
  );
});

/** Nothing that a spreadsheet would run stands at the beginning of a cell. */
test.each([
  ['a formula is a text', '=SUM(A1:A9)', "'=SUM(A1:A9)"],
  ['so is one that begins with a plus', '+1+cmd|calc', `"'+1+cmd|calc"`],
  ['a phone number keeps its plus', '+436600000000', "'+436600000000"],
  ['a minus before letters', '-2+3', "'-2+3"],
  ['an at sign', '@SUM(1)', "'@SUM(1)"],
  ['a tab', '\tx', `"'\tx"`],
  ['a line end', '\r=1', `"'\r=1"`],
  ['a formula behind blanks', '  =1+1', "'  =1+1"],
  ['a formula behind a sign without a width', '\u200b=1+1', "'\u200b=1+1"],
  ['a formula behind a soft hyphen', '\u00ad\u2060@SUM(1)', "'\u00ad\u2060@SUM(1)"],
  ['a bar, which some take for a separator, stays within its cell', 'Crew A|B', '"Crew A|B"'],
  ['a wide equals sign', '＝1+1', "'＝1+1"],
  ['a formula with quotes', '=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['a number survives', '1250', '1250'],
  ['a negative number survives', '-12.50', '-12.50'],
  ['so does one with a comma, within its cell', '-12,50', '"-12,50"'],
  ['a name with a hyphen inside', 'Llewellyn-Pritchard', 'Llewellyn-Pritchard'],
  ['a day', '2026-11-21', '2026-11-21'],
  ['nothing', '', ''],
])('%s', async (_, cell, expected) => {
  const table = { head: ['a'], rows: [[cell]] };
  expect(csvText('en', table)).toBe(`\ufeffa\r\n${expected}\r\n`);
  expect(await written('en', [cell])).toBe(csvText('en', table));
});

test('quotes and lines stay within their cell', async () => {
  expect(await written('en', ['5" cable\nlong'])).toBe('\ufeffa\r\n"5"" cable\nlong"\r\n');
});
