import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from '../root.ts';

/** Where today is made, and a picture of the last screen that only this phone compares with itself. */
const exempt =
  /^shared\/(client\/src\/call\/today|i18n\/src\/format)\.ts$|^shell\/src\/screens\/last-look\/|(^|\/)sample-|\.(test|fixture|driver)\.tsx?$/;

/** The day of now, made anew, and the zone of the phone, asked anew. */
const ownToday =
  /(?:isoDay|dayAt|clockAt)\((?:serverNow\(\)|Date\.now\(\)|new Date\(\))|\.getFullYear\(\)|\btoday\(getLocalTimeZone|\bDateTimeFormat\(\)\.resolvedOptions/;

test('the day on the phone is said in one place', () => {
  const paths = trackedFiles('remotes/*/src/*.ts*', 'shell/src/*.ts*', 'shared/*/src/*.ts*');
  expect(paths.length).toBeGreaterThan(1_000);
  const found = paths.filter(
    (path) => !exempt.test(path) && ownToday.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(found).toEqual([]);
});

test.each([
  'isoDay(Date.now())',
  'isoDay(serverNow())',
  'dayAt(serverNow(), ownZone())',
  '`${now.getFullYear()}-${now.getMonth() + 1}`',
  'today(getLocalTimeZone())',
  'new Intl.DateTimeFormat().resolvedOptions().timeZone',
])('%s is found', (planted) => {
  expect(planted).toMatch(ownToday);
});
