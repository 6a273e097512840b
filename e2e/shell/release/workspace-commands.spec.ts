import { execFile, spawn } from 'node:child_process';
import { cpSync, utimesSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { plantedTree } from '@callboard/config';
import { ask } from '../../support/person/ask.ts';
import { freePort } from '../../support/run/free-port.ts';
import { root, seeded } from '../../support/run/paths.ts';
import { runCommand } from '../../support/run/run-command.ts';
import { patience } from '../../support/run/patience.ts';
import { expect, test } from '../../support/story.ts';

// A feature is built twice, for work on it.
test.describe.configure({ timeout: patience(420_000) });

test('`pnpm dev mailbox` serves it beside the released others, and builds it at every change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-dev-'));
  const data = join(folder, 'data');
  cpSync(seeded, data, { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['deploy/release/src/dev.ts', 'mailbox', '--released'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: '',
      CALLBOARD_DATA: data,
      CALLBOARD_DEV_RELEASES: join(folder, 'releases'),
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const built = () => said.match(/^mailbox\/\S+ built$/gm)?.length ?? 0;
  try {
    await expect.poll(() => said, { timeout: patience(240_000) }).toContain('Callboard is ready');
    expect(built()).toBeGreaterThan(0);
    const shell = await ask(port, '/', { tenant: 'nordlicht', headers: { accept: 'text/html' } });
    expect(shell.text).toContain('"live":true');
    const before = built();
    const now = new Date();
    utimesSync(join(root, 'remotes/mailbox/src/base/paths.ts'), now, now);
    await expect.poll(built, { timeout: patience(120_000) }).toBeGreaterThan(before);
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
});

test('`pnpm --filter … build` builds the package alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-build-'));
  const cwd = join(root, 'remotes/plus-crews');
  const { scripts } = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8'));
  expect(scripts.build).toBe('webpack');
  try {
    const { code, said } = await runCommand(
      ['node_modules/webpack-cli/bin/cli.js', '--output-path', folder],
      { cwd },
    );
    expect(code, said).toBe(0);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['entry.js', 'needs.json']));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a feature that is not there is answered with those that are', async () => {
  for (const script of ['dev.ts', 'main.ts']) {
    const { code, said } = await runCommand([`deploy/release/src/${script}`, 'nothing']);
    expect(code, said).toBe(2);
    expect(said).toContain('Usage: pnpm');
  }
  const { code, said } = await runCommand(['deploy/release/src/main.ts', '--help']);
  expect([code, said]).toEqual([0, expect.stringContaining('pnpm release <feature|shell|all> [--changed]')]);
});

test('what was built from the same sources is not built again', async () => {
  const { code, said } = await runCommand(['deploy/release/src/main.ts', 'all', '--changed']);
  expect(code, said).toBe(0);
  const lines = said.trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^[a-z-]+\/\S+ unchanged$/);
});

test('`pnpm gen` writes what is stale', async () => {
  const tree = plantedTree();
  const written = [
    'deploy/server/generated/tables.ts',
    'deploy/server/generated/operations.txt',
    'shared/contract/README.md',
  ] as const;
  const of = (folder: string) => Promise.all(written.map((file) => readFile(join(folder, file), 'utf8')));
  try {
    const fresh = await of(root);
    const [, , calls = ''] = fresh;
    tree.plant(written[0], 'export {};');
    tree.plant(written[1], '');
    tree.plant(written[2], calls.replace(/^\| `.*\n/gm, '').trimEnd());
    for (const tool of ['openapi/write-operations.ts', 'row-types/write-tables.ts']) {
      const { code, said } = await runCommand([`deploy/server/src/tools/${tool}`], { cwd: tree.folder });
      expect(code, said).toBe(0);
    }
    expect(await of(tree.folder)).toEqual(fresh);
  } finally {
    tree.remove();
  }
});

test('`pnpm check` and `pnpm hunt` have nothing to do where nothing changed', async () => {
  const tree = plantedTree();
  const git = (...args: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@crew.example', ...args], {
      cwd: tree.folder,
    });
  try {
    await git('init', '--quiet', '--initial-branch', 'main');
    await git('add', 'package.json');
    await git('commit', '--quiet', '--message', 'Begin');
    tree.plant('.git/info/exclude', '*');
    for (const [script, what] of [
      ['check.ts', 'Nothing'],
      ['hunt.ts', 'No story'],
    ]) {
      const { code, said } = await runCommand([`e2e/test-run/${script}`], { cwd: tree.folder });
      const answer = new RegExp(`^${what} changed since [0-9a-f]{40}\\.\n$`);
      expect([code, said]).toEqual([0, expect.stringMatching(answer)]);
    }
  } finally {
    tree.remove();
  }
});
