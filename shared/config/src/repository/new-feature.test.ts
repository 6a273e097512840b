import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkPackages, plantedTree } from './planted-tree.ts';

/** A feature that nobody planned for: a list, and a page with a parameter. A browser story builds and opens one. */
const addresses = ['/office', '/office/{room}/keys'];
const command = ['deploy/release/src/new-feature/main.ts', 'office'];
const titles = [
  '--nl=Kantoor --cy=Swyddfa --fr=Bureau --de=Büro --es=Oficina'.split(' '),
  '--nl=Sleutels --cy=Allweddi --fr=Clés --de=Schlüssel --es=Llaves'.split(' '),
].flat();
/** Its own, and what tells the compiler of style files and matchers. */
const include = ['remotes/office', 'e2e/office', 'shared/ui/src/css.d.ts', 'shared/testing/src/set-up.ts'];

let tree: ReturnType<typeof plantedTree>;
let made: ReturnType<(typeof tree)['run']>;

beforeAll(() => {
  tree = plantedTree();
  made = tree.run('node', ...command, ...addresses, ...titles, '--no-install');
  linkPackages(tree.folder, 'office');
}, 120_000);
afterAll(() => tree.remove());

/** What a command says against the new feature: nothing when it is content. */
const complaints = (...args: [string, ...string[]]) => {
  const { status, stdout, stderr } = tree.run(...args);
  return status === 0 ? '' : `${stdout}${stderr}` || `ended with ${status}`;
};

test('a new feature says what to do next', () => {
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toContain('pnpm tenant bundles <tenant> +office');
});

test('a new feature passes types', () => {
  const config = 'tsconfig.office.json';
  writeFileSync(
    join(tree.folder, config),
    JSON.stringify({ extends: './tsconfig.base.json', include, exclude: ['**/node_modules'] }),
  );
  expect(complaints('tsc', '--noEmit', '-p', config)).toBe('');
}, 120_000);

test('a new feature passes lint and format', () => {
  // Not its packages, which lie beside.
  const folders = ['remotes/office/src', 'remotes/office/webpack.config.ts', 'e2e/office'];
  expect(complaints('oxlint', '--deny-warnings', ...folders)).toBe('');
  expect(complaints('oxfmt', '--check', ...folders)).toBe('');
});

test('a new feature passes the tests that it brings', () => {
  const words = ['jest', '--selectProjects', 'browser', '--', 'remotes/office'] as const;
  expect(complaints(...words)).toBe('');
}, 240_000);

test('the same name is refused from then on', () => {
  const again = tree.run('node', ...command, '--no-install');
  expect(again).toMatchObject({ status: 1, stderr: 'remotes/office is there already.\n' });
});
