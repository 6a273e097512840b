import { text } from 'node:stream/consumers';
import type { Language } from '@callboard/contract';
import { csvReply, hoursCell, moneyCell } from './csv.ts';
import type { Cell } from './csv.ts';

const written = (language: Language, row: readonly Cell[]) => {
  const { content } = csvReply('table', language, ['a'], [row]);
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

test.each(['=1+1', '+43', '-2', '@sum', '\t=1', '\r=1'])('%j runs nowhere', async (cell) => {
  expect((await written('de', [cell])).split('\r\n')[1]?.replace('"', '')).toMatch(/^'/);
});

test('quotes and lines stay within their cell', async () => {
  expect(await written('en', ['5" cable\nlong'])).toBe('\ufeffa\r\n"5"" cable\nlong"\r\n');
});
