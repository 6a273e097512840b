import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import type { Licensed } from './licences.ts';
import type { LockedPackage } from './lock-file.ts';

/** As package URLs write it: the scope's sign is escaped. */
const purlOf = ({ name, version }: LockedPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;

/** `sha512-…` of the lock file as CycloneDX writes it. */
function hashesOf({ integrity }: LockedPackage) {
  const [algorithm = '', base64 = ''] = (integrity ?? '').split('-', 2);
  const alg = algorithm.toUpperCase().replace('SHA', 'SHA-');
  return integrity ? { hashes: [{ alg, content: Buffer.from(base64, 'base64').toString('hex') }] } : {};
}

/** One expression, or the name of a licence that is none of SPDX. */
const licensesOf = (license: string | undefined) => (license ? { licenses: [{ expression: license }] } : {});

function componentOf(locked: LockedPackage, license: string | undefined) {
  const [name = '', group] = locked.name.split('/').toReversed();
  const purl = purlOf(locked);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version: locked.version,
    purl,
    ...hashesOf(locked),
    ...licensesOf(license),
  };
}

/** What the product is made of, as a CycloneDX document: every package of the lock file with its hash. */
export function sbomOf(packages: readonly LockedPackage[], licences: readonly Licensed[]) {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const licenceOf = new Map(
    licences.flatMap((one) => one.versions.map((each) => [`${one.name}@${each}`, one.license] as const)),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
    components: packages.map((one) => componentOf(one, licenceOf.get(`${one.name}@${one.version}`))),
  };
}
