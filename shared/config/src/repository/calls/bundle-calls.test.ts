import * as contract from '../../../../contract/src/index.ts';
import { foreignCalls, sourcesOf } from './bundle-calls.ts';
import type { Calls } from './bundle-calls.ts';
import { trackedFiles } from '../root.ts';

const { bundlesOf } = contract;
const isCall = (value: unknown): value is contract.AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
const calls: Calls = Object.fromEntries(
  Object.entries(contract).map(([group, named]) => [
    group,
    Object.fromEntries(
      Object.entries(named).flatMap(([name, call]: [string, unknown]) =>
        isCall(call) ? [[name, bundlesOf(call)] as const] : [],
      ),
    ),
  ]),
);
const known: Calls = { crews: { crew: ['here'] }, papers: { paper: ['there'], file: ['here', 'there'] } };
const planted = (page: string, more: Readonly<Record<string, string>> = {}) => {
  const own = { 'feature.ts': "const page = () => import('./page.tsx');", 'page.tsx': page, ...more };
  const paths = Object.entries(own).map(([path, source]) => [`remotes/one/src/${path}`, source] as const);
  return foreignCalls('one', 'here', new Map(paths), known).map(({ call }) => call);
};
const fromContract = "import { crews, papers } from '@callboard/contract';\n";
const sheet = { 'sheet.tsx': `${fromContract}call(papers.paper);` };

test.each([
  ['a call of its own bundle', 'call(crews.crew)', {}, []],
  ['a call of another bundle', 'call(papers.paper)', {}, ['papers.paper']],
  ['one that belongs to both', 'call(papers.file)', {}, []],
  ['one that was asked for', 'useMayCall(papers.paper) && call(papers.paper)', {}, []],
  ['a right alone', 'useMay(papers.paper.allow) && call(papers.paper)', {}, ['papers.paper']],
  ['reading again what somebody may have read', 'invalidate(papers.paper)', {}, []],
  ['a sheet behind the page', "import('./sheet.tsx')", sheet, ['papers.paper']],
  ['a sheet behind the question', "useMayCall(papers.paper) && import('./sheet.tsx')", sheet, []],
  [
    'a query where it is used',
    'useQuery(paperQuery)',
    { 'a.queries.ts': `${fromContract}export const paperQuery = query(papers.paper);` },
    ['papers.paper'],
  ],
] as const)('%s', (_, page, more, expected) => {
  const imports = `${fromContract}import { paperQuery } from './a.queries.ts';\n`;
  expect(planted(`${imports}${page}`, more)).toEqual(expected);
});

const sources = sourcesOf(
  trackedFiles(
    'remotes/*/src/*.ts',
    'remotes/*/src/*.tsx',
    'shared/parts/src/*.ts',
    'shared/parts/src/*.tsx',
  ),
);

test('every call of the contract is known with its bundle', () => {
  expect(Object.values(calls).flatMap((group) => Object.values(group)).length).toBeGreaterThan(200);
});

test.each(contract.bundleIds)('with %s alone no page of it makes a call that nobody answers', (bundle) => {
  expect(foreignCalls(bundle, bundle, sources, calls)).toEqual([]);
});
