import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aReleasesFolder } from './a-releases-folder.ts';
import { lineupFor } from './lineup-for.ts';
import { pointerFile, readReleases, recordFile } from './releases.ts';

const lineupOf = (bundles: string[], folder: string) =>
  lineupFor({ tenant: 'nordlicht', bundles, releases: readReleases(folder), language: 'en' });
const ids = (lineup: ReturnType<typeof lineupOf>) => lineup.features.map(({ feature }) => feature);

test('a tenant gets the features of its bundles', () => {
  const folder = aReleasesFolder(['mailbox', 'finance']);
  expect(ids(lineupOf(['mailbox'], folder))).toEqual(['mailbox']);
  expect(ids(lineupOf(['mailbox', 'finance'], folder))).toEqual(['finance', 'mailbox']);
  expect(ids(lineupOf([], folder))).toEqual([]);
});

test('what is withheld is named and not delivered', () => {
  const folder = aReleasesFolder(['mailbox', 'finance'], { withheld: ['mailbox'] });
  const lineup = lineupOf(['mailbox', 'finance'], folder);
  expect(ids(lineup)).toEqual(['finance']);
  expect(lineup.withheld).toEqual(['mailbox']);
  expect(lineupOf(['finance'], folder).withheld).toEqual([]);
});

test('a release that this server cannot read is withheld, and the others go on', () => {
  const folder = aReleasesFolder(['mailbox', 'finance']);
  const { pointer } = readReleases(folder);
  const file = join(folder, pointer.features['finance'] ?? '', recordFile);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), face: 'of tomorrow' }));
  writeFileSync(join(folder, pointerFile), JSON.stringify({ ...pointer, withheld: [] }, null, 1));
  const told = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const lineup = lineupOf(['mailbox', 'finance'], folder);
  expect(ids(lineup)).toEqual(['mailbox']);
  expect(readReleases(folder).withheld).toEqual(['finance']);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('finance'));
});

test('two tenants with the same bundles have lineups of their own', () => {
  const releases = readReleases(aReleasesFolder(['mailbox']));
  const [one, two] = ['a', 'b'].map((tenant) =>
    lineupFor({ tenant, bundles: ['mailbox'], releases, language: 'en' }),
  );
  expect(one!.id).not.toBe(two!.id);
});

test('the addresses of features that it does not have are named, of withheld and withdrawn ones too', () => {
  const folder = aReleasesFolder(['mailbox', 'finance', 'office'], { withheld: ['mailbox'] });
  expect(lineupOf(['mailbox', 'finance'], folder).elsewhere).toEqual({
    mailbox: ['/mailbox'],
    office: ['/office'],
  });
  const pointer = { ...readReleases(folder).pointer, features: {}, withheld: [] };
  writeFileSync(join(folder, pointerFile), JSON.stringify(pointer));
  expect(Object.keys(lineupOf(['mailbox'], folder).elsewhere ?? {})).toEqual([
    'finance',
    'mailbox',
    'office',
  ]);
});
