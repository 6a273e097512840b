import { aRelease } from './a-release.ts';
import { incompatibility, satisfies } from './compatible.ts';

test.each([
  ['the same', '1.2.3', '1.2.3', true],
  ['newer within the major', '1.3.0', '1.2.3', true],
  ['older within the major', '1.2.2', '1.2.3', false],
  ['another major', '2.0.0', '1.2.3', false],
  ['below one the minor must fit', '0.2.0', '0.1.0', false],
  ['below one a newer patch fits', '0.1.4', '0.1.0', true],
  ['below one an older patch does not', '0.1.0', '0.1.4', false],
  ['0.0.x must be equal', '0.0.4', '0.0.3', false],
])('%s: %s for %s', (_, given, needed, fits) => {
  expect(satisfies(given, needed)).toBe(fits);
});

test('a release fits when everything it needs is there', () => {
  const release = aRelease('mailbox', { shared: { react: '19.3.0' } });
  expect(incompatibility(release, { react: '19.3.1' })).toBeNull();
});

test('a release that does not fit says what is missing, and what is too old', () => {
  const release = aRelease('mailbox', { shared: { react: '19.3.0' } });
  expect(incompatibility(release, {})).toContain('react 19.3.0 is not provided');
  expect(incompatibility(release, { react: '18.2.0' })).toContain('18.2.0 provided');
});

test('another contract does not fit, whatever the packages', () => {
  const release = aRelease('mailbox', {});
  const newer = { ...release, face: { ...release.face, contract: 2 } };
  expect(incompatibility(newer, {})).toContain('contract 2');
});
