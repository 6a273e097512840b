import { api, receipts } from '@callboard/contract';
import type { AnyEndpoint } from '@callboard/contract';
import { sampleItemOf, sampleOf } from './sample-of.ts';

const endpoints = Object.entries(api).flatMap(([area, calls]) =>
  Object.entries(calls).map(([verb, one]): [string, AnyEndpoint] => [`${area}.${verb}`, one]),
);
const answered = endpoints.filter(([, { answer }]) => typeof answer !== 'string');

test.each(answered)('sampleOf makes an answer of %s that its shape takes', (_, endpoint) => {
  expect(endpoint.answer.safeParse(sampleOf(endpoint))).toMatchObject({ success: true });
});

test('sampleOf is the same each time', () => {
  for (const [, endpoint] of answered) expect(sampleOf(endpoint)).toEqual(sampleOf(endpoint));
});

test('sampleOf keeps what is said, at any depth, and fills the rest', () => {
  const receipt = sampleOf(receipts.receipt, {
    status: 'paid',
    project: { name: 'Gala' },
    itemList: [{ description: 'Tape' }],
    may: { copy: true },
  });
  expect(receipt).toMatchObject({
    status: 'paid',
    project: { id: '1', number: '', name: 'Gala' },
    company: null,
    merchant: '',
    itemList: [{ id: '1', description: 'Tape', quantity: 0 }],
    may: { copy: true, edit: false },
  });
});

test('sampleOf refuses what the contract does not take', () => {
  expect(() => sampleOf(receipts.receipt, { date: 'yesterday' })).toThrow('no answer of the contract');
});

test('sampleItemOf makes a row of a list, and no other answer', () => {
  expect(sampleItemOf(receipts.receipts, { number: 'R-1' })).toMatchObject({ number: 'R-1', items: 0 });
  expect(() => sampleItemOf(receipts.receipt)).toThrow('answers no list');
});
