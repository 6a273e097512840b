import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { licenceFaults } from './licences.ts';
import { lockedPackages } from './lock-file.ts';

jest.setTimeout(120_000);

/** The command, as `pnpm supply` calls it. */
const supply = (...args: string[]): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { cwd: root });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    child.once('close', (code) => resolve({ code, said }));
  });

test('every package of the lock file is pinned by a hash', () => {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const packages = lockedPackages(text);
  const [, section = ''] = /^packages:\n([^]*?)^snapshots:$/m.exec(text) ?? [];
  expect(packages.length).toBe((section.match(/^ {2}\S/gm) ?? []).length);
  expect(packages.length).toBeGreaterThan(1000);
  expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
});

test('a package without a hash would be found', () => {
  const lock =
    "packages:\n\n  '@a/b@1.0.0':\n    resolution: {integrity: sha512-xyz}\n    engines: {node: '>=1'}\n\n  c@2.0.0:\n    resolution: {tarball: https://c.example/c.tgz}\n\nsnapshots:\n";
  expect(lockedPackages(lock)).toEqual([
    { name: '@a/b', version: '1.0.0', integrity: 'sha512-xyz' },
    { name: 'c', version: '2.0.0', integrity: null },
  ]);
});

test('a version has to be some days old before it is taken', () => {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  expect(Number(/^minimumReleaseAge: (\d+)$/m.exec(workspace)?.[1])).toBeGreaterThanOrEqual(3 * 24 * 60);
});

test.each([
  ['MIT', []],
  ['(MIT OR GPL-3.0)', []],
  ['MIT AND GPL-3.0', ['some 1.0.0: MIT AND GPL-3.0']],
  ['AGPL-3.0', ['some 1.0.0: AGPL-3.0']],
  ['LGPL-3.0', ['some 1.0.0: LGPL-3.0']],
  ['', ['some 1.0.0: no licence']],
])('a package under "%s"', (license, faults) =>
  expect(licenceFaults([{ name: 'some', versions: ['1.0.0'], license }])).toEqual(faults),
);

test('the licence of everything that is installed was looked at', async () => {
  const { code, said } = await supply('licences');
  expect(said).toMatch(/^\d{3,} packages, 0 with a licence that nobody has looked at\n$/);
  expect(code).toBe(0);
});

test('the list of what the product is made of names every package once, with hash and licence', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'callboard-sbom-')), 'callboard.cdx.json');
  expect((await supply('sbom', file)).said).toMatch(/^\d{4,} packages are in /);
  type Component = { name: string; group?: string; purl: string; hashes: object[]; licenses?: object[] };
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: Component[];
  };
  expect(bomFormat).toBe('CycloneDX');
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(lockedPackages().length);
  expect(components.find(({ name, group }) => name === 'react' && !group)).toMatchObject({
    purl: expect.stringMatching(/^pkg:npm\/react@\d/),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
    licenses: [{ expression: 'MIT' }],
  });
  expect(components.find(({ group }) => group === '@fastify')?.purl).toMatch(/^pkg:npm\/%40fastify\//);
});

const hole = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'A hole',
  severity: 'high',
  vulnerable_versions: '<99',
};
test.each([
  ['no holes', 200, {}, 0, /^0 known holes/],
  [
    'a hole',
    200,
    { react: [hole] },
    1,
    /^high: react [\d.]+: A hole \(https:\/\/advisories\.example\/1\)\n1 known/,
  ],
  ['a registry that does not tell', 405, {}, 2, /^Nothing was checked: the registry cannot be asked .*405/],
])('known holes: %s', async (_, status, body, expected, sentence) => {
  const registry = createServer((request, reply) => {
    request.resume();
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
  const { port } = registry.address() as AddressInfo;
  const { code, said } = await supply('audit', `--config.registry=http://127.0.0.1:${port}/`);
  registry.close();
  expect(said).toMatch(sentence);
  expect(code).toBe(expected);
});

test('without network the audit says that nothing was checked', async () => {
  const { code, said } = await supply('audit', '--config.registry=http://127.0.0.1:1/');
  expect([code, said.split(':')[0]]).toEqual([2, 'Nothing was checked']);
});
