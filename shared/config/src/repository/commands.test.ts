import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const readmes = ['README.md', 'deploy/server/README.md', 'deploy/release/README.md'];
const stories = (file: string) => `e2e/${file}.spec.ts`;
const tools = (file: string) => `deploy/server/src/tools/${file}.test.ts`;

/** Every command that a README names, and the test that runs it in its smallest form. */
const runBy: Readonly<Record<string, string>> = {
  'npm start': stories('server/start'),
  // The run that this test is part of.
  'npm test': 'e2e/test-run/main.ts',
  'node deploy/server/src/tools/testing/with-postgres.ts jest --selectProjects server -- deploy/server':
    'e2e/test-run/main.ts',
  'pnpm sweep-hours': 'e2e/test-run/hours-step.ts',
  'pnpm check': stories('shell/release/workspace-commands'),
  'pnpm hunt [spec…]': stories('shell/release/workspace-commands'),
  'pnpm gen': stories('shell/release/workspace-commands'),
  'pnpm dev mailbox': stories('shell/release/workspace-commands'),
  'pnpm dev mailbox --released': stories('shell/release/workspace-commands'),
  'pnpm dev [feature…]': stories('shell/release/workspace-commands'),
  'pnpm release check': stories('server/commands'),
  'pnpm supply licences': 'deploy/release/src/supply/supply.test.ts',
  'pnpm supply sbom <file>': 'deploy/release/src/supply/supply.test.ts',
  'pnpm supply audit': 'deploy/release/src/supply/supply.test.ts',
  'pnpm release mailbox': stories('shell/release/new-feature'),
  'pnpm release shell': stories('shell/release/new-feature'),
  'pnpm --filter @callboard/mailbox build': stories('shell/release/workspace-commands'),
  'pnpm release all --changed': stories('shell/release/workspace-commands'),
  'pnpm new-feature office': stories('shell/release/new-feature'),
  'pnpm bench': stories('bench/bench'),
  'pnpm bench page': stories('bench/bench'),
  'pnpm bench paint': stories('bench/bench'),
  'pnpm bench server': stories('bench/bench'),
  'pnpm bench server <area>': stories('bench/bench'),
  'pnpm bench fill': stories('bench/bench'),
  'pnpm bench grid': stories('bench/bench'),
  'pnpm bench reader': stories('bench/bench'),
  'pnpm bench tap': stories('bench/bench'),
  'pnpm bench today': stories('bench/bench'),
  'pnpm bench live': stories('bench/bench'),
  'pnpm bench scrolling': stories('bench/bench'),
  'pnpm trust <name>': stories('server/trust'),
  'pnpm trust neighbour': stories('server/trust'),
  'pnpm trust kill': stories('server/trust'),
  'pnpm trust fuzz': stories('server/trust'),
  'pnpm trust signers': stories('server/trust'),
  'pnpm trust swap': stories('server/trust'),
  'pnpm trust soak': stories('server/trust'),
  'pnpm backup': stories('server/commands'),
  'pnpm backup <archive>': stories('server/commands'),
  'pnpm backup --check <archive>': stories('server/commands'),
  'pnpm backup status': stories('server/commands'),
  'pnpm restore': stories('server/commands'),
  'pnpm restore <archive>': stories('server/commands'),
  'pnpm keys make <file>': tools('keys/keys-command'),
  'pnpm keys status': tools('keys/keys-command'),
  'pnpm keys rotate': tools('keys/keys-command'),
  'pnpm keys rotate signing': stories('server/commands'),
  'pnpm mail': tools('mail/mail-command'),
  'pnpm mail list': tools('mail/mail-command'),
  'pnpm mail show <name>': tools('mail/mail-command'),
  'pnpm tenant …': stories('server/commands'),
  'pnpm jobs dead [tenant]': tools('jobs/jobs-command'),
  'pnpm jobs retry <id>|all': tools('jobs/jobs-command'),
};

/** Commands in code spans, and lines of a code block up to their description. */
function commandsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const spans = [...text.matchAll(/`((?:npm|pnpm|node) [^`\n]+)`/g)].map(([, command = '']) => command);
  const lines = [...text.matchAll(/^ *((?:npm|pnpm|node) .+)$/gm)].map(
    ([, line = '']) => line.split(/ {2,}/)[0],
  );
  return [...spans, ...lines.flatMap((line = '') => line.split('; '))].map((command) =>
    command.replaceAll('\\|', '|').trim(),
  );
}

const named = new Set(readmes.flatMap(commandsOf));

test('every command of the READMEs is run by a test', () => {
  expect(named.size).toBeGreaterThan(25);
  expect([...named].filter((command) => !Object.hasOwn(runBy, command))).toEqual([]);
});

test('no command stands here that no README names', () => {
  expect(Object.keys(runBy).filter((command) => !named.has(command))).toEqual([]);
});

/** What a test has to mention to run that command: the program behind the script of `package.json`. */
function programsOf(command: string): string[] {
  const scripts = (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  ).scripts;
  const [, script = ''] = command.split(' ');
  // The script of a package: `webpack`, which is webpack-cli.
  if (script === '--filter') return ['webpack-cli/bin/cli.js'];
  return [...(scripts[script] ?? '').matchAll(/node (\S+\.m?[tj]s)/g)].map(([, file = '']) => file);
}

test.each(Object.entries(runBy))('`%s` is run by %s', (command, file) => {
  expect(existsSync(join(root, file))).toBe(true);
  if (!command.startsWith('pnpm ')) return;
  const programs = programsOf(command);
  expect(programs.length).toBeGreaterThan(0);
  const text = readFileSync(join(root, file), 'utf8');
  for (const program of programs) expect(text).toContain(program.split('/').at(-1));
});
