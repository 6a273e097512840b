import {
  apiError,
  expectNoAxeViolations,
  renderWithEverything,
  signInAs,
  testServer,
} from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import { sampleInvoice } from '../base/sample-invoice.ts';
import { Component } from './project-invoices.tsx';
import { sumsOfInvoices } from './sums-of-invoices.ts';

jest.setTimeout(60_000);
const server = testServer();
const row = (number: string, gross: number, currency: string, state: 'open' | 'overdue' | 'paid') => ({
  ...sampleInvoice({ number, gross, currency, state }),
  id: number,
});
const rows = [
  row('I-1', 12_000, 'EUR', 'paid'),
  row('I-2', 5_000, 'EUR', 'open'),
  row('I-3', -1_000, 'EUR', 'overdue'),
  row('I-4', 700, 'GBP', 'open'),
];
beforeEach(() => signInAs({ roles: ['office'], rights: { invoices: ['READ'] } }));
const answer = (items: readonly object[]) =>
  server.on('GET /projects/4711/invoices', () => ({
    body: { items, total: items.length, page: 1, limit: 1000 },
  }));
const show = () => renderWithEverything(<Component number="4711" />, { server, features: [feature] });

test('invoices, and what of them is not paid, are summed up for each currency', () => {
  expect(sumsOfInvoices(rows)).toEqual({
    all: [
      { currency: 'EUR', gross: 16_000 },
      { currency: 'GBP', gross: 700 },
    ],
    open: [
      { currency: 'EUR', gross: 4_000 },
      { currency: 'GBP', gross: 700 },
    ],
  });
});

test('a project shows its invoices with their sums', async () => {
  answer(rows);
  const { container } = await show();
  const list = await screen.findByRole('list', { name: 'Invoices of the project' });
  expect(within(list).getAllByRole('link')).toHaveLength(4);
  expect(screen.getByRole('list', { name: 'All invoices' })).toHaveTextContent('€160.00£7.00');
  expect(screen.getByRole('list', { name: 'Not paid yet' })).toHaveTextContent('€40.00£7.00');
  await expectNoAxeViolations(container);
});

test('where there is none it says so', async () => {
  answer([]);
  await show();
  expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
});

test('a failure is told', async () => {
  server.on('GET /projects/4711/invoices', () => apiError(403, 'forbidden'));
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('You do not have access to this');
});
