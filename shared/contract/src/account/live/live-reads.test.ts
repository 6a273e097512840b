import { api } from '../../api.ts';
import { isOldAfter, liveReads } from './live-reads.ts';

const paths = Object.values(api)
  .flatMap((area) => Object.values(area))
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => path as string);

test.each(Object.entries(liveReads))('reads that "%s" makes old are made somewhere', (_, roots) => {
  for (const root of roots.map((entry) => entry.replace('=', '')))
    expect(paths.some((path) => path === root || path.startsWith(`${root}/`)) && root).toBe(root);
});

test.each([
  ['a list', 'jobs', '/jobs', {}, true],
  ['what lies below it', 'jobs', '/jobs/{id}', { id: 'i-1' }, true],
  ['another list with the same beginning', 'jobs', '/jobsOfOthers', {}, false],
  ['the thing itself', 'crew:c-1', '/projectCrews/{id}/projectCrewItemStatus', { id: 'c-1' }, true],
  ['another thing', 'crew:c-2', '/projectCrews/{id}', { id: 'c-1' }, false],
  ['every one of them, where no id is said', 'photos', '/projectCrews/{id}/photos', { id: 'c-1' }, true],
  ['a list that shows the thing', 'crew:c-1', '/jobs', {}, true],
  ['the company of a project', 'project:p-1', '/companies/{id}/projects', { id: 'c-1' }, true],
  ['a list that its things do not change with', 'mails', '/emailMessages', {}, true],
  ['one of those things', 'mails', '/emailMessages/{id}', { id: 'm-1' }, false],
  ['a name of a newer server', 'tomorrow:c-1', '/jobs', {}, false],
  ['a name of every object', 'constructor', '/jobs', {}, false],
])('%s', (_, name, path, params, old) => {
  expect(isOldAfter(name, path, params as Record<string, string>)).toBe(old);
});
