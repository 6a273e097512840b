import { asFileName, fileName } from './file-name.ts';

const isTaken = (name: string) => fileName().safeParse(name).success;

test.each([
  ['a plain name', 'gate 3.jpg', true],
  ['letters of any language', 'Überstunden – Größe.pdf', true],
  ['spaces around it, which go', '  gate.jpg ', true],
  ['a line break, as in a header', 'gate.jpg\r\nSet-Cookie: a=b', false],
  ['a tab', 'gate\t.jpg', false],
  ['a zero', 'gate.pdf\u0000.exe', false],
  ['a control sign of the second set', 'gate\u0085.jpg', false],
  ['a line separator', 'gate\u2028.jpg', false],
  ['nothing', ' ', false],
  ['201 letters', 'x'.repeat(201), false],
])('a file name: %s', (_, name, taken) => expect(isTaken(name)).toBe(taken));

test.each([
  ['as it is', 'gate.jpg', 'gate.jpg'],
  ['a space for what is no letter', 'Icon\r\n2.jpg\t', 'Icon 2.jpg'],
  ['cut', 'x'.repeat(300), 'x'.repeat(200)],
  ['some name', '\r', 'file'],
])('a file of a device gets a name that is taken: %s', (_, name, taken) => {
  expect(asFileName(name)).toBe(taken);
  expect(isTaken(asFileName(name))).toBe(true);
});
