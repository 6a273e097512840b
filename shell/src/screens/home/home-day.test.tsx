import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations } from '@callboard/testing';
import type { HomeEntry } from '@callboard/contract';
import { signInAs } from '../../start/testing/render-shell.tsx';
import { home, homeTest, job, needs, rows } from './home.fixture.tsx';

const { shown } = homeTest();

const note = (number: number, own: Partial<HomeEntry> = {}): HomeEntry => ({
  kind: 'deliveryNoteToSign',
  id: `note-${number}`,
  link: { id: `c-${number}` },
  words: { number: `DN-${number}`, day: '2026-11-20' },
  ...own,
});

test('three and more of a kind are one row, which opens where the most urgent of them stands', async () => {
  signInAs({ roles: ['client', 'crew'] });
  const late = note(1, { dueAt: '2020-11-21T08:00:00Z' });
  await shown(needs([late, job(2), note(2), note(3)], { jobToConfirm: 1, deliveryNoteToSign: 12 }));
  expect(await screen.findByRole('heading', { name: 'Needs you · 13' })).toBeVisible();
  const row = screen.getByText('12 delivery notes unsigned');
  expect(row.closest('summary')).toHaveTextContent(/Overdue by \d+ days/);
  expect(row.compareDocumentPosition(screen.getByText('Rigger · Load-in 2'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getByText('Delivery note DN-1')).not.toBeVisible();
  await userEvent.click(row);
  expect(screen.getByRole('link', { name: /Delivery note DN-3/ })).toBeVisible();
  expect(rows('12 delivery notes unsigned')).toHaveLength(3);
  await expectNoAxeViolations(document.body);
});

test('two of a kind stand for themselves', async () => {
  signInAs({ roles: ['client'] });
  await shown(needs([note(1), note(2)], { deliveryNoteToSign: 2 }));
  expect(await screen.findByRole('link', { name: /Delivery note DN-2/ })).toBeVisible();
  expect(screen.queryByText(/unsigned$/)).toBeNull();
});

test('who plans has the day of the crews, and no menu a second time', async () => {
  signInAs({ roles: ['planner'] });
  const words = { title: 'Gala · Load-in', filled: 5, positions: 6, count: 1 };
  const crew = job(4, { kind: 'crewToday', id: 'c', link: { id: 'c' }, words, marks: ['late'] });
  const map = job(5, { kind: 'information', id: 'map', marks: [], link: { id: 'map' } });
  await shown(
    home({
      today: { items: [crew], totals: { crewToday: 1 } },
      links: { items: [map], totals: { information: 1 } },
    }),
  );
  expect(
    await screen.findByRole('link', { name: /07:30 – 16:00.*Gala · Load-in.*5 of 6 filled.*1 late/ }),
  ).toHaveAttribute('href', '/jobs/c');
  expect(screen.getByRole('heading', { name: 'Today’s crews' })).toBeVisible();
  // Where the menu would stand, with what comes after the rest.
  await screen.findByRole('heading', { name: 'Links' });
  expect(screen.queryByRole('heading', { name: 'Go to' })).toBeNull();
});
