import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, trackedFiles } from './root.ts';

/** A copy of the tree in which violations can be planted. */
let copy = '';

function copyTree() {
  copy = mkdtempSync(join(tmpdir(), 'callboard-walls-'));
  const files = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.json');
  for (const file of files.filter((each) => existsSync(join(root, each)))) {
    cpSync(join(root, file), join(copy, file), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const manifest of files.filter((each) => each.endsWith('/package.json'))) {
    const folder = join(dirname(manifest), 'node_modules');
    if (!existsSync(join(root, folder))) continue;
    // Relative links of the workspace lead to the copy's own packages.
    cpSync(join(root, folder), join(copy, folder), { recursive: true, verbatimSymlinks: true });
  }
}

const run = (command: string, args: string[]) => {
  const { stdout, stderr, status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: copy,
    encoding: 'utf8',
  });
  return { out: stdout + stderr, status };
};
const cruise = (...paths: string[]) => run('depcruise', ['--config', '.dependency-cruiser.mjs', ...paths]);

function plant(path: string, source: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), source);
}

beforeAll(copyTree, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the tree itself breaks no wall', () => {
  const { out, status } = cruise('shell', 'remotes', 'shared', 'deploy', 'e2e');
  expect(out).toContain('no dependency violations found');
  expect(status).toBe(0);
}, 60_000);

test.each([
  [
    'a shared package looks up',
    'shared/i18n/src/wall-a.ts',
    "import '../../ui/src/index.ts';",
    'shared-i18n-looks-down',
  ],
  [
    'a shared package imports the shell',
    'shared/ui/src/wall-b.ts',
    "import '../../../shell/src/loader/loader.ts';",
    'nobody-imports-the-shell',
  ],
  [
    'a remote imports a remote',
    'remotes/finance/src/wall-c.ts',
    "import '../../mailbox/src/feature.ts';",
    'no-remote-in-remote',
  ],
  [
    'a remote imports the server',
    'remotes/mailbox/src/wall-d.ts',
    "import '../../../deploy/server/src/app.ts';",
    'browser-never-imports-deploy',
  ],
  [
    'the server imports a browser package',
    'deploy/server/src/wall-e.ts',
    "import '../../../shared/session/src/index.ts';",
    'server-knows-no-browser-package',
  ],
  [
    'a remote brings its own router',
    'remotes/mailbox/src/wall-f.ts',
    "import '../../../shell/node_modules/react-router-dom';",
    'one-router',
  ],
  [
    'a remote talks to the federation runtime',
    'remotes/mailbox/src/wall-g.ts',
    "import '../../../shell/node_modules/@module-federation/enhanced';",
    'one-federation-file',
  ],
  [
    'a remote brings its own query client',
    'remotes/mailbox/src/wall-h.ts',
    "import '../../../shared/client/node_modules/@tanstack/react-query';",
    'one-query-client',
  ],
  [
    'somebody imports a story',
    'shared/ui/src/wall-i.ts',
    "import '../../../e2e/test-run/main.ts';",
    'nobody-imports-e2e',
  ],
  [
    'a deep path past a package’s entry',
    'remotes/mailbox/src/wall-j.ts',
    "import '@callboard/contract/src/api.ts';",
    'no-deep-paths',
  ],
  [
    'a package that package.json does not name',
    'remotes/mailbox/src/wall-k.ts',
    "import 'fastify';",
    'no-deep-paths',
  ],
])(
  '%s: refused',
  (_, path, source, rule) => {
    plant(path, `${source}\n`);
    const { out, status } = cruise(path);
    rmSync(join(copy, path));
    expect(out).toContain(rule);
    expect(status).not.toBe(0);
  },
  60_000,
);

test('two files that need each other: refused', () => {
  plant(
    'shared/domain/src/wall-one.ts',
    "import { two } from './wall-two.ts';\nexport const one = () => two;\n",
  );
  plant(
    'shared/domain/src/wall-two.ts',
    "import { one } from './wall-one.ts';\nexport const two = () => one;\n",
  );
  const { out } = cruise('shared/domain/src/wall-one.ts');
  rmSync(join(copy, 'shared/domain/src/wall-one.ts'));
  rmSync(join(copy, 'shared/domain/src/wall-two.ts'));
  expect(out).toContain('no-cycles');
}, 60_000);

test('pnpm: a package outside package.json cannot be resolved from a remote', () => {
  expect(existsSync(join(root, 'remotes/mailbox/node_modules/fastify'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/fastify'))).toBe(false);
});

test('a link of the workspace is relative, so the copy checks itself and not the tree', () => {
  expect(readlinkSync(join(copy, 'remotes/mailbox/node_modules/@callboard/contract'))).not.toMatch(/^\//);
});

test.each([
  ['any', 'export const x: any = 1;', 'no-explicit-any'],
  ['a swallowed error', 'try {\n  JSON.parse("");\n} catch {}\n', 'no-empty'],
  [
    'a file of more than 300 lines',
    Array.from({ length: 301 }, (_, n) => `export const line${n} = ${n};`).join('\n'),
    'max-lines',
  ],
  ['a default export', 'const x = 1;\nexport default x;\n', 'no-default-export'],
])(
  'lint refuses %s',
  (_, source, rule) => {
    plant('shared/domain/src/wall-lint.ts', source);
    const { out, status } = run('oxlint', ['--deny-warnings', 'shared/domain/src/wall-lint.ts']);
    rmSync(join(copy, 'shared/domain/src/wall-lint.ts'));
    expect(out).toContain(rule);
    expect(status).not.toBe(0);
  },
  60_000,
);
