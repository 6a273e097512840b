import { randomBytes } from 'node:crypto';
import { isLocked, locked, unlocked } from './key-at-rest.ts';

const key = randomBytes(32);
const other = randomBytes(32);
const text = '-----BEGIN RSA PRIVATE KEY-----\nŞ';

test('what is locked says nothing of what it was, each time in another way, and opens again', () => {
  const [one, two] = [locked(text, { key, about: 'north' }), locked(text, { key, about: 'north' })];
  expect([isLocked(text), isLocked(one), one === two]).toEqual([false, true, false]);
  expect(Buffer.from(one.split(':').at(-1) ?? '', 'base64url').toString()).not.toContain('PRIVATE');
  expect([one, two].map((kept) => unlocked(kept, { key, about: 'north' }))).toEqual([text, text]);
});

test('with another secret, in another place, changed or cut short it does not open', () => {
  const kept = locked(text, { key, about: 'north' });
  const flipped = kept.slice(0, -2) + (kept.at(-2) === 'A' ? 'B' : 'A') + kept.slice(-1);
  const short = kept.split(':').slice(0, 3).join(':');
  for (const [tried, lock] of [
    [kept, { key: other, about: 'north' }],
    [kept, { key, about: 'south' }],
    [flipped, { key, about: 'north' }],
    [short, { key, about: 'north' }],
  ] as const) {
    expect(() => unlocked(tried, lock)).toThrow(/cannot be read|authenticate/);
  }
});
