import { passwordTrouble } from './password-rules.ts';

test.each([
  ['a sentence of its own is fine', 'Four lorries at gate seven', 'crew', null],
  [
    'the login itself is refused, whatever its case',
    'Gwenllian.Pritchard',
    'gwenllian.pritchard',
    'same_as_login',
  ],
  ['a stolen one is refused', 'Password1234!', 'crew', 'common_password'],
  ['one sign over and over is refused', 'zzzzzzzzzzzzz', 'crew', 'common_password'],
  ['a short pattern over and over is refused', 'abcXabcXabcX', 'crew', 'common_password'],
])('%s', (_, password, login, expected) => expect(passwordTrouble(password, login)).toBe(expected));
