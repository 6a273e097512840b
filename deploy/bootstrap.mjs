// Runs on the Node that a bare machine has (20 or newer), so it is plain JavaScript without dependencies.
// It installs what the lock file says, once per lock file, and hands over to the Node of the workspace.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const commands = {
  start: 'deploy/release/src/start.ts',
  test: 'e2e/test-run/main.ts',
  release: 'deploy/release/src/main.ts',
};

const [name, ...args] = process.argv.slice(2);
const script = commands[name];
if (!script) {
  console.error(`Usage: node deploy/bootstrap.mjs ${Object.keys(commands).join('|')}`);
  process.exit(2);
}

function catalogVersion(packageName) {
  const line = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8').match(
    new RegExp(`^ {2}${packageName}: (.+)$`, 'm'),
  );
  if (!line) throw new Error(`pnpm-workspace.yaml has no version of ${packageName}.`);
  return line[1].trim();
}

function install() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)));
  const state = hash.digest('hex');
  const stamp = join(root, 'node_modules', '.callboard-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  console.log('Installing packages …');
  const packages = ['-p', `node@${catalogVersion('node')}`, '-p', `pnpm@${catalogVersion('pnpm')}`];
  const command = ['--yes', ...packages, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline'];
  const { status } = spawnSync('npx', command, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

install();
const path = `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
const child = spawn(join(bin, 'node'), [join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
