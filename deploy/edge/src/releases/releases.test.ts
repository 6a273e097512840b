import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aReleasesFolder } from './a-releases-folder.ts';
import { lineupFor } from './lineup-for.ts';
import { pointerFile, readReleases, recordFile, releasesFault } from './releases.ts';

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
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const lineup = lineupOf(['mailbox', 'finance'], folder);
  expect(ids(lineup)).toEqual(['mailbox']);
  expect(readReleases(folder).withheld).toEqual(['finance']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('finance'));
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

afterEach(() => jest.restoreAllMocks());

describe('a pointer that cannot be used', () => {
  const faults: [string, (folder: string) => void, RegExp][] = [
    ['is no JSON', (folder) => writeFileSync(join(folder, pointerFile), '{ "shell": '), /JSON/],
    ['is gone', (folder) => rmSync(join(folder, pointerFile)), /no such file.*current\.json/],
    [
      'names a shell that is not there',
      (folder) => move(folder, { shell: 'shell/9.9.9-zz' }),
      /shell\/9\.9\.9-zz/,
    ],
    [
      'names a release of a feature that is not there',
      (folder) => move(folder, { features: { mailbox: 'mailbox/9.9.9-zz' } }),
      /mailbox\/9\.9\.9-zz/,
    ],
    ['names no features', (folder) => move(folder, { features: null }), /./],
  ];
  function move(folder: string, to: object): void {
    const file = join(folder, pointerFile);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...to }, null, 1));
  }

  test.each(faults)('%s: the last good one stays in use, which is said once', (_, damage, said) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const folder = aReleasesFolder(['mailbox', 'finance']);
    const good = readReleases(folder);
    const text = readFileSync(join(folder, pointerFile), 'utf8');
    expect(releasesFault(folder)).toBeNull();
    damage(folder);
    expect(readReleases(folder)).toBe(good);
    expect(readReleases(folder)).toBe(good);
    expect(releasesFault(folder)).toMatch(said);
    expect(releasesFault(folder)).not.toContain(folder);
    expect(warn).toHaveBeenCalledTimes(1);
    writeFileSync(join(folder, pointerFile), `${text}\n`);
    expect(ids(lineupOf(['mailbox', 'finance'], folder))).toEqual(['finance', 'mailbox']);
    expect(releasesFault(folder)).toBeNull();
  });

  test('at the start it is refused, but for a feature without a record', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = aReleasesFolder(['mailbox']);
    writeFileSync(join(broken, pointerFile), '{');
    expect(() => readReleases(broken)).toThrow(/JSON/);
    const folder = aReleasesFolder(['mailbox', 'finance']);
    move(folder, { features: { mailbox: 'mailbox/0.1.0-aa', finance: 'finance/9.9.9-zz' } });
    expect(ids(lineupOf(['mailbox', 'finance'], folder))).toEqual(['mailbox']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('finance'));
  });
});
