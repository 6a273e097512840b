import type { FormPerson } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, samplePerformance, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import * as formPage from '../form/form-page.tsx';
import { paths } from '../base/paths.ts';
import * as page from './form-people-page.tsx';

const { server, show } = pageTest(feature);
const person = (name: string, own: Partial<FormPerson> = {}): FormPerson => ({
  person: { id: name, name },
  state: 'open',
  dueOn: null,
  overdue: false,
  resultId: null,
  submittedAt: null,
  score: null,
  validUntil: null,
  ...own,
});
const form = { id: 'form-1', kind: 'form', name: 'Way home', documents: 0 };
let people: FormPerson[];

beforeEach(() => {
  signInAs({ roles: ['office'] });
  people = [
    person('Ben Adler', { dueOn: '2020-01-01', overdue: true }),
    person('Ada Kern', { state: 'done', resultId: 'r-1', submittedAt: '2026-11-20T10:00:00Z' }),
  ];
  server.on('GET /forms/form-1/people', ({ query }) => {
    const items = people.filter((one) => one.person.name.includes(query.get('q') ?? ''));
    return { body: { items, total: items.length, page: 1, limit: 60, form } };
  });
});
const opened = () =>
  show(page, { path: paths.managedForm.pattern, at: paths.managedForm.to({ id: 'form-1' }) });
const rows = async () =>
  within(await screen.findByRole('list', { name: /^People with this form/ })).getAllByRole('listitem');

test('the office sees who has done it and who is late, and finds somebody by name', async () => {
  const { container, user, address } = await opened();
  const [late, done] = await rows();
  expect(late).toHaveTextContent(/Ben Adler.*Open/);
  expect(late).toHaveTextContent(/overdue/i);
  expect(done).toHaveTextContent(/Ada Kern.*Submitted.*Filled in/);
  const link = within(done as HTMLElement).getByRole('link', { name: /Ada Kern/ });
  expect(link).toHaveAttribute('href', '/forms/form-1?result=r-1');
  await expectNoAxeViolations(container);
  await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'Ada');
  await waitFor(() => expect(screen.queryByText('Ben Adler')).not.toBeInTheDocument());
  expect(address()).toBe('/managedForms/form-1?q=Ada');
});

test('nobody has the form yet', async () => {
  people = [];
  await opened();
  expect(await screen.findByText('Nobody has this form')).toBeInTheDocument();
});

test('a list that did not load says so', async () => {
  server.on('GET /forms/form-1/people', () => apiError(500, 'failed'));
  await opened();
  expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
});

test('the answers of somebody are read, not changed and not sent', async () => {
  server.on('GET /forms/perform/form-1', ({ query }) => ({
    body: samplePerformance({
      form: { id: 'form-1', kind: 'form', name: 'Way home', intro: '' },
      person: { id: 'ada', name: 'Ada Kern' },
      crew: null,
      date: null,
      shift: null,
      resultId: query.get('resultId'),
      state: 'submitted',
      submittedAt: '2026-11-20T10:00:00Z',
      signature: { name: 'ADA KERN', at: '2026-11-20T10:00:00Z' },
      may: { start: false, answer: false, change: false, sign: false },
    }),
  }));
  await show(formPage, {
    path: paths.form.pattern,
    at: paths.form.to({ id: 'form-1' }, { result: 'r-1' }),
  });
  expect(await screen.findByText('Answers by Ada Kern')).toBeInTheDocument();
  expect(server.requests[0]?.url).toContain('resultId=r-1');
  expect(screen.queryByRole('button', { name: 'Send a copy' })).not.toBeInTheDocument();
});
