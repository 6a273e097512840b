import { featureOfPath, fit } from './path-pattern.ts';

test.each([
  ['/forms/{id}/{name?}/{questionId?}', '/forms/7', { id: '7' }],
  ['/forms/{id}/{name?}/{questionId?}', '/forms/7/safety/3', { id: '7', name: 'safety', questionId: '3' }],
  ['/projects/{number}', '/projects/4711/documents', null],
  ['/projects/{number}', '/projects', null],
])('%s and %s', (pattern, pathname, expected) => expect(fit(pattern, pathname)).toEqual(expected));

test.each([
  ['/jobs/1/contact-project-manager', 'crew-ops'],
  ['/planner-crew', 'planning'],
  ['/projects-vacancy', 'projects'],
  ['/payrolls/7/download/Payroll', 'finance'],
  ['/mobileDocuments', 'documents'],
  ['/unsubscribe/abc', 'mailbox'],
  ['/plus-crews/PC-7/settings', 'plus-crews'],
  ['/nowhere', null],
])('%s belongs to %s', (pathname, feature) => expect(featureOfPath(pathname)).toBe(feature));
