import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentVariables } from './environment-variables.ts';
import startSettings from '../../start-settings.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const names: readonly string[] = environmentVariables.map(({ name }) => name);

/** The rows of the first table below a line. */
const tableBelow = (text: string, line: string): string[][] =>
  (/(?:\|.*\n)+/.exec(text.slice(text.indexOf(line)))?.[0] ?? '')
    .trim()
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );

test("the server's README says of each what it means and what is without it", () => {
  const table = environmentVariables.map(({ name, about, otherwise }) => [`\`${name}\``, about, otherwise]);
  expect(tableBelow(read('deploy/server/README.md'), '## Environment')).toEqual(table);
});

test('the first README says the same of those that it has', () => {
  const rows = tableBelow(read('README.md'), '## Start');
  expect(rows.length).toBeGreaterThan(3);
  const whole = new Map(
    environmentVariables.map(({ name, otherwise }) => [`\`${name}\``, otherwise as string]),
  );
  expect(rows.map(([name = '', , otherwise]) => [name, otherwise])).toEqual(
    rows.map(([name = '']) => [name, whole.get(name)]),
  );
});

test('running it for real sets what there is, and starts it as npm start does', () => {
  const ini = /```ini\nPORT=[^]*?```/.exec(read('deploy/server/RUN.md'))?.[0] ?? '';
  const set = new Map(
    [...ini.matchAll(/^(\w+)="?([^"\n]*)/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  for (const [name, value] of Object.entries(startSettings)) {
    expect([name, set.get(name)]).toEqual([name, value]);
    set.delete(name);
  }
  expect([...set.keys()].filter((name) => !names.includes(name))).toEqual([]);
  expect(read('deploy/server/README.md')).toContain(
    Object.entries(startSettings)
      .map(([name, value]) => (name === 'NODE_OPTIONS' ? `\`${value}\`` : `\`${name}=${value}\``))
      .join(', '),
  );
});

test('the server reads no other', () => {
  const files = ['deploy/server/src', ':!*.test.ts', ':!deploy/server/src/tools'];
  const found = execFileSync('git', ['grep', '-ohE', "env\\['[A-Z_]+'|'CALLBOARD_[A-Z_]+'", '--', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  const reads = new Set([...found.matchAll(/'([A-Z_]+)'/g)].map(([, name = '']) => name));
  expect([...reads].filter((name) => !names.includes(name))).toEqual(['PATH']);
});
