import { fileNameOf, pathStep } from './file-name.ts';

test.each([
  ['a path leads nowhere', '../../etc/passwd', '_.._etc_passwd'],
  ['a backslash neither', '..\\x', '_x'],
  ['accents stay', 'Kern, Zoë (P-1)', 'Kern, Zoë (P-1)'],
  ['a name of dots is none', '..', '_'],
  ['a tab is none of it', ' a \t b ', 'a _ b'],
])('%s', (_, text, expected) => expect(pathStep(text)).toBe(expected));

test('the ending is that of the content', () => {
  expect(fileNameOf('Licence.JPEG', 'image/webp')).toBe('Licence.webp');
  expect(fileNameOf('Notes', 'text/plain; charset=utf-8')).toBe('Notes.txt');
});
