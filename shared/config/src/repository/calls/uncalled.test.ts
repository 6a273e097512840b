import { api } from '../../../../contract/src/index.ts';
import { sourcesOf } from './bundle-calls.ts';
import { trackedFiles } from '../root.ts';

/** Operations of ours that no page makes, and who does. */
const calledByOthers: Readonly<Record<string, string>> = {
  'calendarSubscriptions.calendar': 'calendar programs, by the address that the profile shows',
  'companies.companyClientMarks': 'programs that make projects: a project has one of them',
  'documents.saveSignature': 'programs; a page keeps a signature while it signs',
  'documents.verifyFile': 'whoever holds a paper, also by a program; people have the page /verify',
  'exports.export': 'programs that wait for one export; a page shows the list',
  'lineups.lineup': 'the loader, before any client is there',
  'operations.jobsState': 'whoever watches an installation',
  'persons.erasePerson': 'an operator, until the office can',
  'session.userLanguage': 'programs; a page knows it from the sign-in',
};

const pages = trackedFiles().filter(
  (path) =>
    /^(?:remotes|shell|shared\/(?:client|feature|parts|session|ui))\/.*\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\/testing\/|sample/.test(path),
);
const source = [...sourcesOf(pages).values()].join('\n');

/** A page imports a group of the contract under its own name or another one. */
function isCalled(group: string, verb: string): boolean {
  const aliases = [...source.matchAll(new RegExp(`\\b${group} as (\\w+)`, 'g'))].map(([, name]) => name);
  return [group, ...aliases].some((name) => new RegExp(`\\b${name}\\.${verb}\\b`).test(source));
}

const ours = Object.entries(api).flatMap(([group, verbs]) =>
  Object.entries(verbs)
    .filter(([, endpoint]) => endpoint.source === 'addition')
    .map(([verb]) => ({ group, verb })),
);

test('an operation that we added is made by a page, or it is said who makes it', () => {
  const uncalled = ours.filter(({ group, verb }) => !isCalled(group, verb));
  expect(uncalled.map(({ group, verb }) => `${group}.${verb}`).toSorted()).toEqual(
    Object.keys(calledByOthers).toSorted(),
  );
});

test('an operation without a page is found', () => {
  expect(isCalled('persons', 'nobodyMakesThis')).toBe(false);
  expect(isCalled('jobs', 'jobs')).toBe(true);
});
