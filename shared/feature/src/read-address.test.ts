import type { ReadAddress } from './read-address.ts';

test('a read ahead names an endpoint of the contract, with parameters called as the page calls its own', () => {
  const addresses: ReadAddress[] = [
    '/mailboxes?limit=1000&page=1',
    '/emailMessages/{id}',
    '/persons/{whoever}/crewProfile',
    // @ts-expect-error -- there is no such endpoint
    '/mailbox?limit=1000',
    // @ts-expect-error -- nor one with more behind it
    '/regions/{id}/people',
  ];
  expect(addresses).toHaveLength(5);
});
