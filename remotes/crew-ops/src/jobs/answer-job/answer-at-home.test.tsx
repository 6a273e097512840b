import type { HomeEntry } from '@callboard/contract';
import { expectNoAxeViolations, pageTest } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { screen, waitFor } from '@testing-library/react';
import feature from '../../feature.ts';
import { Component } from './answer-at-home.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  toasts.clear();
});

const entry: HomeEntry = {
  kind: 'changeToConfirm',
  id: 'job-2',
  link: { id: 'job-2' },
  words: { title: 'Rigger · Load-in 2', text: 'Messe Wien' },
  span: { startsAt: '2027-01-06T06:30:00Z', endsAt: '2027-01-06T15:00:00Z', timeZone: 'Europe/Vienna' },
  marks: ['hasChanged'],
};
const tapped = (action: string, id = entry.id) =>
  show(<Component entry={{ ...entry, id }} action={action} />);

test('the tapped confirmation goes out once, and can be taken back in its place', async () => {
  server.on('POST /jobs/job-2/confirmation', () => ({ body: { jobs: [] } }));
  await tapped('confirm');
  expect(await screen.findByRole('button', { name: /^Confirmed.*Undo/ })).toBeInTheDocument();
  expect(server.count('POST /jobs/job-2/confirmation')).toBe(1);
  await waitFor(() =>
    expect(toasts.current().map(({ message }) => message)).toEqual([
      'Confirmed: Rigger · Load-in 2, Wed, 6 Jan 2027',
    ]),
  );
});

test('the tapped refusal asks why first; who closes it can answer after all', async () => {
  const { user, container } = await tapped('refuse', 'job-3');
  await screen.findByRole('dialog', { name: /^Decline Rigger/ });
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Keep job' }));
  expect(screen.getByRole('button', { name: 'Confirm change: Rigger · Load-in 2' })).toBeEnabled();
  expect(server.count('POST /jobs/job-3/confirmation')).toBe(0);
});
