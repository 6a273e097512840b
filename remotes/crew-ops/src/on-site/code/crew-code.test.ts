import { crewCodeOf, shownCode } from './crew-code.ts';

test.each([
  ['the link of the QR', 'https://nordlicht.example/crews/c1/check-in?code=c1.17.ab-_', 'c1.17.ab-_'],
  [
    'a link whose code is written safely',
    'https://x.example/crews/c1/check-in?a=1&code=c1.17.ab%2D_#x',
    'c1.17.ab-_',
  ],
  ['the code alone', ' c1.17.abc ', 'c1.17.abc'],
  ['eight signs', 'K7QM3XRD', 'c1.K7QM3XRD'],
  ['as people type them', 'k7qm 3xrd', 'c1.K7QM3XRD'],
  ['with a dash, O for zero and l for one', 'ko7m-3xrl', 'c1.K07M3XR1'],
  ['too few', 'K7QM3', null],
  ['something else', 'https://example.org', null],
])('%s', (_, text, code) => expect(crewCodeOf(text, 'c1')).toBe(code));

test('a code is shown in two halves', () => expect(shownCode('K7QM3XRD')).toBe('K7QM 3XRD'));
