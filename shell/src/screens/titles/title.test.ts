import { pageTitle } from './title.ts';

test.each([
  ['Nordlicht Crew', 'Mailbox', 'Nordlicht Crew – Mailbox'],
  ['', 'Mailbox', 'Mailbox'],
  ['Nordlicht Crew', '', 'Nordlicht Crew'],
])('%s and %s make %s', (tenant, title, expected) => expect(pageTitle(tenant, title)).toBe(expected));
