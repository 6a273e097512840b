import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../project-list/project-list-page.tsx';
import { listed, sampleProject } from '../base/sample-project.ts';
import { createProblems, noProject } from './create-project-form.ts';

const { server, show } = pageTest(feature);
const company = (number: number) => ({
  id: `company-${number}`,
  number: `K-${number}`,
  name: `Bright Stages ${number}`,
  city: 'Wien',
  country: 'AT',
  currency: 'EUR',
  active: true,
  projects: 0,
  openProjects: 0,
  paymentDays: null,
});
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['planner'], rights: { projects: ['READ', 'CREATE'] } });
  server.on('GET /projects', () => ({ body: listed([]) }));
  server.on('GET /companies', () => ({ body: listed([company(1)]) }));
  server.on('GET /companies/company-1', () => ({
    body: { ...company(1), clientMarks: [{ id: 'mark-1', caption: 'Summer tour' }] },
  }));
  server.on('GET /companies/company-1/rateCards', () => ({ body: listed([]) }));
});

async function sheetOpened() {
  const drawn = await show(page, { path: paths.projects.pattern, at: '/projects?sheet=create' });
  const sheet = within(await screen.findByRole('dialog', { name: 'New project' }));
  await sheet.findByRole('combobox', { name: /Company/ });
  return { ...drawn, sheet };
}
const sent = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

async function typeDay({ sheet, user }: Awaited<ReturnType<typeof sheetOpened>>, label: RegExp, day: string) {
  const group = within(await sheet.findByRole('group', { name: label }));
  const parts = await group.findAllByRole('spinbutton');
  await user.click(parts[0] as HTMLElement);
  await user.keyboard(day);
}

test('the only company is chosen already; what is typed goes out, and the project opens', async () => {
  server.on('POST /projects', () => ({ status: 201, body: sampleProject({ name: 'Opera ball' }) }));
  const opened = await sheetOpened();
  const { sheet, user, address, container } = opened;
  await waitFor(() =>
    expect(sheet.getByRole('combobox', { name: /Company/ })).toHaveValue('Bright Stages 1'),
  );
  await user.type(sheet.getByRole('textbox', { name: /^Name/ }), 'Opera ball');
  await typeDay(opened, /^Begin/, '05012027');
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(address()).toBe('/projects/4711'));
  expect(sent()).toEqual([
    {
      companyId: 'company-1',
      clientMarkId: null,
      name: 'Opera ball',
      beginDate: '2027-01-05',
      endDate: null,
      reference: '',
      rateCardId: null,
      comment: '',
    },
  ]);
});

test('without a name nothing goes out, and the field says what is wanted', async () => {
  const { sheet, user } = await sheetOpened();
  await user.click(sheet.getByRole('button', { name: 'Create project' }));
  expect((await sheet.findAllByText('Give the project a name (2–120 characters).')).length).toBeGreaterThan(
    0,
  );
  expect(sent()).toEqual([]);
});

test('a refusal of the server stays in the sheet with what was typed', async () => {
  server.on('POST /projects', () => apiError(403, 'forbidden'));
  const opened = await sheetOpened();
  const { sheet, user, address } = opened;
  await user.type(sheet.getByRole('textbox', { name: /^Name/ }), 'Opera ball');
  await typeDay(opened, /^Begin/, '05012027');
  await user.click(sheet.getByRole('button', { name: 'Create project' }));
  expect(await sheet.findByText(/You do not have access to this/)).toBeInTheDocument();
  expect(sheet.getByRole('textbox', { name: /^Name/ })).toHaveValue('Opera ball');
  expect(address()).toBe('/projects?sheet=create');
});

test.each([
  ['the end before the begin', { beginDate: '2027-01-05', endDate: '2027-01-04' }, 'end_before_start'],
  ['more than two years', { beginDate: '2027-01-05', endDate: '2029-01-06' }, 'span_too_long'],
  ['two years are possible', { beginDate: '2027-01-05', endDate: '2029-01-05' }, undefined],
  ['no end', { beginDate: '2027-01-05' }, undefined],
])('%s', (_, own, code) => {
  const problems = createProblems({ ...noProject, name: 'Ball', ...own }, '', '');
  expect(problems.find(({ path }) => path === 'endDate')?.code).toBe(code);
});
