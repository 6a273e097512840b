import { csvText, safeText } from './csv.ts';

test.each([
  ['a formula is a text', '=SUM(A1:A9)', "'=SUM(A1:A9)"],
  ['so is one that begins with a plus', '+1+cmd|calc', "'+1+cmd|calc"],
  ['a phone number keeps its plus', '+436600000000', "'+436600000000"],
  ['a minus before letters', '-2+3', "'-2+3"],
  ['an at sign', '@SUM(1)', "'@SUM(1)"],
  ['a tab', '\tx', "'\tx"],
  ['a line end', '\r=1', "'\r=1"],
  ['a formula behind blanks', '  =1+1', "'  =1+1"],
  ['a wide equals sign', '＝1+1', "'＝1+1"],
  ['a number survives', '1250', '1250'],
  ['a negative number survives', '-12.50', '-12.50'],
  ['so does one with a comma', '-12,50', '-12,50'],
  ['a name with a hyphen inside', 'Llewellyn-Pritchard', 'Llewellyn-Pritchard'],
  ['a day', '2026-11-21', '2026-11-21'],
  ['nothing', '', ''],
])('%s', (_, text, expected) => expect(safeText(text)).toBe(expected));

test('rows are commas and line ends, with quotes where a cell needs them', () => {
  expect(
    csvText([
      ['Name', 'Sum'],
      ['Zoë "Z" D’Angelo, Wien', -12.5],
      ['two\nlines', null],
    ]),
  ).toBe('\ufeffName,Sum\r\n"Zoë ""Z"" D’Angelo, Wien",-12.5\r\n"two\nlines",\r\n');
});

test('quotes do not hide a formula', () => {
  expect(csvText([['=HYPERLINK("http://evil.example","x")']])).toBe(
    '\ufeff"\'=HYPERLINK(""http://evil.example"",""x"")"\r\n',
  );
});
