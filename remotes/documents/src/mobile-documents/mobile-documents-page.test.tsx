import type { MobileDocument } from '@callboard/contract';
import { expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from './mobile-documents-page.tsx';

const { server, show } = pageTest(feature);
const row = (own: Partial<MobileDocument>): MobileDocument => ({
  id: 'm-1',
  kind: 'companyDocument',
  caption: 'House rules',
  company: null,
  link: null,
  file: { name: 'rules.pdf', type: 'application/pdf', size: 2000 },
  publishedAt: '2026-11-02T08:00:00Z',
  ...own,
});
const rows = [
  row({}),
  row({ id: 'm-2', kind: 'rateAgreement', caption: 'Rates 2027', company: { id: 'c', name: 'Blau' } }),
  row({ id: 'm-3', caption: 'Handbook', file: null, link: 'https://example.org/handbook' }),
];
beforeEach(() =>
  server.on('GET /mobileDocuments', ({ query }) => {
    const items = rows.filter(({ kind }) => [null, kind].includes(query.get('kind') as never));
    return { body: { items, total: items.length, page: 1, limit: 1000 } };
  }),
);
const opened = () => show(page, { path: paths.mobileDocuments.pattern, at: paths.mobileDocuments.to() });
const listed = async () =>
  within(await screen.findByRole('list', { name: /^Company documents/ })).findAllByRole('listitem');

test('papers are saved by a tap, links leave the app', async () => {
  const { container } = await opened();
  expect(await listed()).toHaveLength(3);
  expect(screen.getByRole('button', { name: /^Download House rules/ })).toBeEnabled();
  expect(screen.getByRole('link', { name: /Handbook/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(server.requests[0]?.url).toBe(feature.pages.mobileDocuments.warm[0]);
  await expectNoAxeViolations(container);
});

test('one kind is shown by a chip', async () => {
  const { user, address } = await opened();
  await listed();
  await user.click(screen.getByRole('button', { name: 'Rate agreement' }));
  expect(address()).toBe('/mobileDocuments?kind=rateAgreement');
  await waitFor(() => expect(screen.queryByText('Handbook')).not.toBeInTheDocument());
  expect((await listed())[0]).toHaveTextContent('Rates 2027');
});

test('from here the way leads to all documents', async () => {
  await opened();
  const link = await screen.findByRole('link', { name: 'All documents' });
  expect(link).toHaveAttribute('href', paths.documentList.to());
});
