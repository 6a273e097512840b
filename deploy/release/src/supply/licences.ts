import { runPnpm } from './run-pnpm.ts';

export type Licensed = {
  readonly name: string;
  readonly versions: readonly string[];
  readonly license: string;
};

/** They let a product be sold with the package in it, for its notice alone. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'WTFPL',
  'Zlib',
]);
/** Those that ask for more, of packages that are used unchanged and as a file of their own. */
const allowedFor: Readonly<Record<string, RegExp>> = {
  'EUPL-1.2': /^@stackforge-eu\/factur-x$/,
  'LGPL-3.0': /^libheif-js$/,
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(@axe-core\/playwright|axe-core|ical\.js|lightningcss.*|web-push)$/,
  'OFL-1.1': /^@fontsource\//,
};

const mayUse = (name: string, license: string): boolean =>
  license
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((one) => allowed.has(one) || (allowedFor[one]?.test(name) ?? false)),
    );

/** Packages whose licence nobody has looked at for them. */
export const licenceFaults = (packages: readonly Licensed[]): string[] =>
  packages
    .filter(({ name, license }) => !mayUse(name, license))
    .map(({ name, versions, license }) => `${name} ${versions.join(', ')}: ${license || 'no licence'}`);

/** What is installed here, of every part of the workspace. */
export async function installedLicences(): Promise<Licensed[]> {
  const { out, errors } = await runPnpm('-r', 'licenses', 'list', '--json');
  if (!out.startsWith('{')) throw new Error(`pnpm does not list licences: ${errors || out}`);
  return Object.values(JSON.parse(out) as Record<string, Licensed[]>).flat();
}
