import type { FormRow } from '@callboard/contract';
import { expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from './training-list-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => signInAs({ roles: ['crew'] }));

const training = (id: string, own: Partial<FormRow>) => ({
  id,
  kind: 'training',
  name: id,
  intro: '',
  state: 'open',
  dueOn: null,
  overdue: false,
  questions: 4,
  answered: 0,
  mayStart: true,
  resultId: null,
  submittedAt: null,
  score: null,
  minimumScore: null,
  attemptsLeft: 3,
  validUntil: null,
  skill: null,
  ...own,
});
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an overdue training stands first and says since when; a last day is that day', async () => {
  const items = [
    training('Passed', { state: 'passed', validUntil: '2027-11-20' }),
    training('Any time', {}),
    training('Soon', { dueOn: dayIn(3) }),
    training('Late', { dueOn: dayIn(-2), overdue: true }),
  ];
  server.on('GET /forms', () => ({ body: { items, total: 4, page: 1, limit: 1000 } }));
  const { container } = await show(page, { path: paths.trainings.pattern, at: paths.trainings.to() });
  const list = await screen.findByRole('list');
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => /^(Late|Soon|Any time|Passed)/.exec(textContent)?.[0])).toEqual([
    'Late',
    'Soon',
    'Any time',
    'Passed',
  ]);
  expect(rows[0]).toHaveTextContent('Overdue by 2 days');
  expect(rows[1]).toHaveTextContent(/by [A-Z][a-z]{2},? \d+ [A-Z][a-z]+/);
  await expectNoAxeViolations(container);
});
