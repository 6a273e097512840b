import { frameAt, frameCookieValue, readFrameCookie } from './document-frame.ts';
import type { FrameFacts } from './document-frame.ts';

const facts = (who: FrameFacts['who']): FrameFacts => ({ who, mode: 'system', language: null });

test.each([
  ['who is not signed in signs in at the sign-in', '/login', '', 'out', 'sign-in'],
  ['and at the start', '/', '', 'out', 'sign-in'],
  ['a wanted page changes nothing', '/login', '?wanted=%2Fmailbox', 'out', 'sign-in'],
  ['a link that signs in shows no form', '/login', '?ticket=cookie', 'out', 'page'],
  ['nor does a login in the address', '/', '?PID=4711', 'out', 'page'],
  ['other screens have no form', '/mailbox', '', 'out', 'page'],
  ['home is of who is signed in', '/', '', 'in', 'home'],
  ['other screens are not home', '/mailbox', '', 'in', 'page'],
  ['who is signed in is sent on from the sign-in', '/login', '', 'in', 'page'],
  ['a limited login has no home', '/', '', 'limited', 'page'],
] as const)('%s', (_, pathname, search, who, expected) =>
  expect(frameAt({ pathname, search }, facts(who))).toBe(expected),
);

test('facts that a phone tells are read as they were written', () => {
  const written: FrameFacts = { who: 'limited', mode: 'dark', language: 'deAt' };
  expect(readFrameCookie(frameCookieValue(written))).toEqual(written);
});

test.each([undefined, '', 'in', '..', 'root.neon.xx', '<script>', 'in.dark.de.more'])(
  '%j is of the closed sets',
  (value) => {
    const { who, mode, language } = readFrameCookie(value);
    expect(['out', 'in']).toContain(who);
    expect(['system', 'dark']).toContain(mode);
    expect([null, 'de']).toContain(language);
  },
);
