import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as domain from '../../../domain/src/index.ts';
import { root, trackedFiles } from './root.ts';
import { stateLists } from './state-lists.ts';

/** Closed sets whose members are also plain words, or columns, or keys: a list of such words is no rule. */
const plainWords = new Set([
  'materialFields',
  'conflictLevels',
  'payBases',
  'cellBorders',
  'bonusFigures',
  'bonusSources',
]);
/** Of `presences` these are also the steps of a check. */
const steps = new Set(['in', 'out']);
/** A set is a tuple of words that the domain exports; its groups are members of it again. */
const sets = Object.fromEntries(
  Object.entries(domain).flatMap(([name, value]) =>
    Array.isArray(value) && value.every((member) => typeof member === 'string') && !plainWords.has(name)
      ? [[name, (value as readonly string[]).filter((member) => !steps.has(member))] as const]
      : [],
  ),
);

/** Migrations never change with the product; tests say what they expect; made-up data is no rule. */
const exempt =
  /^shared\/domain\/|\/migrations\/|\/generated\/|\.(test|spec)\.tsx?$|^deploy\/server\/src\/tools\/(demo|bench|testing)\/|^e2e\//;
const sources = () => trackedFiles('*.ts', '*.tsx').filter((path) => !exempt.test(path));

test('lists of states stand in shared/domain alone: everybody else takes its groups by name', () => {
  const found = sources().flatMap((path) =>
    stateLists(readFileSync(join(root, path), 'utf8'), sets).map(
      ({ line, set, members }) => `${path}:${line} lists ${members.join(', ')} of ${set}`,
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['an array', "const gone = ['refused', 'expired'];", 1],
  ['SQL', "sql`i.status in ('done',\n  'cleared')`", 1],
  ['an array with a comment', "const gone = [\n  'refused', // by the person\n  'expired',\n];", 1],
  ['a group and one state', "const gone = [...crewItemGroups.lapsed, 'noShow'];", 0],
  ['words that are no states', "const looks = ['confirmed', 'quiet'];", 0],
])('%s', (_, planted, count) => {
  expect(stateLists(planted, sets)).toHaveLength(count);
});
