import { mailbox } from '../../mailbox/mailbox/mailbox.contract.ts';
import { persons } from '../../people/persons/persons.contract.ts';
import { plusCrews } from '../../work/plus-crews/plus-crews.contract.ts';
import { readOf } from './read-of.ts';

test.each([
  ['a list, with the defaults of its paging', readOf(mailbox.mailboxes), '/mailboxes?limit=1000&page=1'],
  [
    'a query in the order of the page’s own call',
    readOf(mailbox.emailMessages, { query: { unread: 'true', limit: 2 } }),
    '/emailMessages?limit=2&page=1&unread=true',
  ],
  ['a parameter that the page calls the same', readOf(mailbox.emailMessage), '/emailMessages/{id}'],
  [
    'a parameter that the page calls otherwise',
    readOf(persons.crewProfile, { params: { id: '{personId}' } }),
    '/persons/{personId}/crewProfile',
  ],
  [
    'a parameter in the query',
    readOf(plusCrews.progress, { query: { plusCrew: '{number}' } }),
    '/prgrss?plusCrew={number}',
  ],
])('%s', (_, address, expected) => expect(address).toBe(expected));

test('a call that is no read of the contract is refused', () => {
  expect(() => readOf(mailbox.unsubscribe)).toThrow('POST /emailMessages/unsubscribe changes something');
  // @ts-expect-error -- the list has no such filter
  expect(() => readOf(mailbox.emailMessages, { query: { folder: 'all' } })).toThrow('folder');
  // @ts-expect-error -- there is no such endpoint
  expect(() => readOf(mailbox.folders)).toThrow('undefined');
});
