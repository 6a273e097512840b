import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as contract from '../../../../contract/src/index.ts';
import { answeredCodes } from '../calls/contract-codes.ts';
import { root, trackedFiles } from '../root.ts';

type Tree = { readonly [key: string]: string | Tree };
type Words = ReadonlyMap<string, string>;

const folders = [...new Set(trackedFiles('*words/en.json').map((path) => dirname(path)))].filter((path) =>
  /^(?:shell|shared|remotes)\//.test(path),
);
const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Tree;

/** Each branch of a tree of words: what stands side by side in it, without the endings of plurals. */
function branches(tree: Tree, at = ''): [string, Words][] {
  const entries = Object.entries(tree);
  const texts = entries.flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key.replace(/_(?:zero|one|two|few|many|other)$/, ''), text]] : [],
  );
  return [
    [at, new Map(texts)],
    ...entries.flatMap(([key, inner]) => (typeof inner === 'string' ? [] : branches(inner, `${at}.${key}`))),
  ];
}

const branchesOf = (language: string) =>
  new Map(folders.flatMap((folder) => branches(read(folder, language), folder)));
const english = branchesOf('en');

/** Where each code of a list has its word. */
const wordsFor = (values: readonly string[]): string[] =>
  [...english].flatMap(([at, words]) => (values.every((value) => words.has(value)) ? [at] : []));
/** Codes without a word beside others of their list that have one. */
function leftOut(values: readonly string[]): string[] {
  if (wordsFor(values).length > 0) return [];
  const missing = [...english.values()].map((words) => values.filter((value) => !words.has(value)));
  const [fewest = []] = missing.toSorted((one, other) => one.length - other.length);
  return fewest.length <= values.length / 2 ? fewest : [];
}

const isCall = (value: unknown): value is contract.AnyEndpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
const calls = Object.values(contract).flatMap((group) =>
  Object.entries(group).flatMap(([name, call]: [string, unknown]) =>
    isCall(call) ? [[name, call] as const] : [],
  ),
);
const answered = answeredCodes(calls);

/**
 * Codes that no screen names beside others that it does: they are what is usual, or decide what is drawn. That none of
 * them is on a screen is read there (`e2e/shell/screen/long-names.spec.ts`).
 */
const neverNamed: Readonly<Record<string, readonly string[]>> = {
  'answerLink.state': ['open'],
  'companyProjects.items.state': ['closed'],
  'deliveryNote.problems.settled.as': ['answered'],
  'deliveryNote.viewer': ['client'],
  'document.links.kind': ['company', 'contact', 'crewItem', 'form', 'rateCard', 'staffContract'],
  'documentEvents.items.authentication': ['server'],
  'exportCompanyCrewMembersDocuments.kind': ['companyCrewMembersDocuments'],
  'exportCompanyCrewMembersDocuments.state': ['done'],
  'forms.items.kind': ['form'],
  'forms.items.state': ['done'],
  'home.jobs.checkState': ['signedOff'],
  'jobDay.crews.crewChiefs.items.phoneHidden': ['right'],
  'person.openChange.state': ['open'],
  'person.pictureState': ['none'],
  'personForms.items.state': ['submitted'],
  'personalCalendar.days.colour': ['blocked'],
  'plannerCrews.items.kind': ['membership'],
  'planningCalendarItems.items.cells.pending': ['job'],
  'projectCrews.items.deliveryNote': ['none'],
  'sendDrafts.stayed.code': ['collision'],
  'verifyFile.kind': ['sealed'],
};

test('every code of a list that screens name has its word', () => {
  expect(answered.length).toBeGreaterThan(80);
  const found = answered.flatMap(({ values, at }) => {
    const missing = leftOut(values);
    return missing.length > 0 ? [[at.split(', ')[0], missing]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(neverNamed);
});

test.each(contract.languages)('no code stands for its word in %s', (language) => {
  const own = branchesOf(language);
  const named = answered.flatMap(({ values }) => wordsFor(values).map((at) => ({ values, at })));
  expect(named.length).toBeGreaterThan(50);
  const raw = named.flatMap(({ values, at }) =>
    values.filter((value) => own.get(at)?.get(value) === value).map((value) => `${at}.${value}`),
  );
  expect(raw).toEqual([]);
});

test('a new code without a word is told', () => {
  expect(leftOut(['draft', 'approved', 'rejected', 'lost'])).toEqual(['lost']);
});
