import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { featurePages } from '@callboard/contract';
import { pageOfAddress } from './page-of-address.ts';
import { root } from '../workspace.ts';
import { planFeature, takenAddresses } from './plan-feature.ts';

let taken: Awaited<ReturnType<typeof takenAddresses>>;
// Each feature's face is read in a process of its own.
beforeAll(async () => {
  taken = await takenAddresses();
}, 60_000);

test.each([
  ['/todo-calendar', 'todo-calendar', 'todoCalendar', 'Todo calendar'],
  ['/mobileDocuments', 'mobile-documents', 'mobileDocuments', 'Mobile documents'],
  ['/payrolls/{number}', 'payroll', 'payroll', 'Payroll'],
  ['/payrolls/{number}/download/{documentType}', 'payroll-download', 'payrollDownload', 'Payroll download'],
  ['/forms/{id}/{name?}/{questionId?}', 'form', 'form', 'Form'],
  [
    '/membership-crews/{id}/contact/{personId}',
    'membership-crew-contact',
    'membershipCrewContact',
    'Membership crew contact',
  ],
])('%s is the page %s', (at, name, key, title) =>
  expect(pageOfAddress(at)).toEqual({ at, name, key, title }),
);

test('without an address a feature has the one that it is called by', () => {
  expect(planFeature('lost-property', [], taken)).toMatchObject({
    name: 'lost-property',
    planned: false,
    list: { at: '/lost-property', key: 'lostProperty' },
    plain: [],
  });
});

test('without addresses a feature of the plan has the pages of the contract', () => {
  const isThere = (name: string) => existsSync(join(root, 'remotes', name));
  for (const [name, pages] of Object.entries(featurePages).filter(([each]) => !isThere(each))) {
    const { planned, list, plain } = planFeature(name, [], taken);
    expect(planned).toBe(true);
    expect(Object.fromEntries([list, ...plain].map(({ key, at }) => [key, at]))).toEqual(pages);
  }
});

test('the first page that the menu can lead to begins with a list', () => {
  const { list, plain } = planFeature('office', ['/keys/{number}', '/keys', '/doors'], taken);
  expect(list.at).toBe('/keys');
  expect(plain.map(({ at }) => at)).toEqual(['/keys/{number}', '/doors']);
});

test.each([
  ['a feature that is there', 'mailbox', [], 'remotes/mailbox is there already.'],
  ['a package that is there', 'client', [], '@callboard/client is the package shared/client.'],
  ['the shell', 'shell', [], '@callboard/shell is the package shell.'],
  ['a folder of stories that is there', 'support', [], 'e2e/support is there already'],
  ['capitals', 'Office', [], '"Office" is no name of a feature.'],
  ['a path', '../office', [], '"../office" is no name of a feature.'],
  ['a name that ends in a dash', 'office-', [], '"office-" is no name of a feature.'],
  ['an address that is none', 'office', ['office'], '"office" is no address of a page.'],
  ['a parameter that may be missing before others', 'office', ['/a/{b?}/{c}'], 'only the last parameters'],
  ['an address of the shell', 'office', ['/version'], '/version belongs to the shell.'],
  [
    'an address of a feature, whatever its parameter is called',
    'office',
    ['/jobs/{job}'],
    'belongs to crew-ops.',
  ],
  ['the same address twice', 'office', ['/a/{b}', '/a/{c}'], '/a/{c} belongs to office.'],
  ['two addresses that are one page', 'office', ['/keys/{id}', '/key'], 'would both be key.'],
  ['only addresses with parameters', 'office', ['/keys/{id}'], 'One address needs no parameter'],
])('a plan refuses %s', (_, name, addresses, sentence) => {
  expect(() => planFeature(name, addresses, taken)).toThrow(sentence);
});
