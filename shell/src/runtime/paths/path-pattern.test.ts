import { absentFeatureAt, matchedParams } from './path-pattern.ts';

test.each([
  ['/forms/{id}/{name?}/{questionId?}', '/forms/7', { id: '7' }],
  ['/forms/{id}/{name?}/{questionId?}', '/forms/7/safety/3', { id: '7', name: 'safety', questionId: '3' }],
  ['/projects/{number}', '/projects/4711/documents', null],
  ['/projects/{number}', '/projects', null],
])('%s and %s', (pattern, pathname, expected) => expect(matchedParams(pattern, pathname)).toEqual(expected));

const elsewhere = {
  finance: ['/payrolls', '/payrolls/{number}/download/{documentType}'],
  office: ['/office'],
};

test.each([
  ['/payrolls/7/download/Payroll', 'finance'],
  ['/office', 'office'],
  ['/payrolls/7', null],
  ['/nowhere', null],
])('%s belongs to %s', (pathname, feature) => expect(absentFeatureAt({ elsewhere }, pathname)).toBe(feature));

test('a lineup from before says of no address whose it is', () =>
  expect(absentFeatureAt({}, '/payrolls')).toBeNull());
