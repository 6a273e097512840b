import { signInAs } from '@callboard/testing';
import { readsAhead } from './reads-ahead.ts';

const asked = () =>
  [...readsAhead()].map(({ query: { queryKey } }) => String(queryKey[0]).replace('GET ', ''));

test('a crew member has what begins a receipt, and the own receipts and payrolls', () => {
  signInAs({ roles: ['crew'], rights: { receipts: ['READ', 'CREATE'], payrolls: ['READ'] } });
  expect(asked()).toEqual(['/receiptTypes', '/receiptWork', '/receipts', '/payrolls']);
});

test('an accountant keeps nobody else’s, and nothing is asked without the right', () => {
  signInAs({ roles: ['office'], rights: { receipts: ['READ', 'EDIT'], payrolls: ['READ', 'EDIT'] } });
  expect(asked()).toEqual([]);
  signInAs({ roles: ['crew'], rights: {} });
  expect(asked()).toEqual([]);
});
