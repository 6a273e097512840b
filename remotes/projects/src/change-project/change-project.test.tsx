import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../project/project-page.tsx';
import { listed, sampleProject } from '../base/sample-project.ts';
import { editBody, editProblems, editable } from './edit-project-form.ts';

const { server, show } = pageTest(feature);
const may = { edit: true, close: true, cancel: true, editLogo: true };
beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  signInAs({ roles: ['planner'], rights: { projects: ['READ', 'EDIT'] } });
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([]) }));
  server.on('GET /companies/company-1', () => ({
    body: { clientMarks: [{ id: 'mark-1', caption: 'Tour' }] },
  }));
  server.on('GET /companies/company-1/rateCards', () => ({ body: listed([]) }));
  server.on('GET /projectLeaders', ({ query }) => ({
    body: listed(
      [
        { id: 'person-erika', name: 'Erika Maier', contactNumber: 'K-1' },
        { id: 'person-olga', name: 'Olga Petrov', contactNumber: 'K-2' },
      ].filter(({ name }) => name.toLowerCase().includes(query.get('q') ?? '')),
    ),
  }));
  server.on('GET /locations', () => ({
    body: listed([
      {
        id: 'quay',
        version: 1,
        name: 'Old quay',
        street: 'Quay 1',
        zip: '4020',
        city: 'Linz',
        country: 'AT',
        timeZone: 'Europe/Vienna',
        latitude: null,
        longitude: null,
        radiusM: 500,
        note: '',
        noNetwork: false,
        may: { edit: false },
      },
    ]),
  }));
});
const answer = (own: Parameters<typeof sampleProject>[0] = {}) =>
  server.on('GET /projects/4711', () => ({ body: sampleProject({ may, ...own }) }));
const opened = () => show(page, { path: paths.project.pattern, at: '/projects/4711' });
const said = () => toasts.current().map(({ message }) => message);

const wrongState = (params: Record<string, string | number>) => {
  const refusal = apiError(409, 'wrong_state');
  return { ...refusal, body: { ...(refusal as { body: object }).body, params } };
};

async function choose(item: string) {
  const drawn = await opened();
  await drawn.user.click(await screen.findByRole('button', { name: 'Change project' }));
  await drawn.user.click(await screen.findByRole('menuitem', { name: item }));
  return drawn;
}

test('who may change nothing has no menu', async () => {
  server.on('GET /projects/4711', () => ({ body: sampleProject() }));
  await opened();
  await screen.findByRole('heading', { name: 'Harbour festival 11' });
  expect(screen.queryByRole('button', { name: 'Change project' })).not.toBeInTheDocument();
});

test('only what was changed goes out, for the version that was read', async () => {
  answer();
  server.on('POST /projects/4711', () => ({ body: sampleProject({ may, name: 'Opera ball', version: 2 }) }));
  const { user, container } = await choose('Edit project');
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit project' }));
  const name = await sheet.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Opera ball');
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(said()).toEqual(['Project saved: Opera ball']));
  const sent = server.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ name: 'Opera ball' });
  expect(sent?.headers['if-match']).toContain('1');
});

test('somebody else was faster: what was typed stays, and what stands there now is shown', async () => {
  answer();
  const { user } = await choose('Edit project');
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit project' }));
  const name = await sheet.findByRole('textbox', { name: /^Name/ });
  await user.clear(name);
  await user.type(name, 'Opera ball');
  server.on('POST /projects/4711', () => apiError(409, 'conflict'));
  answer({ name: 'Winter gala', version: 2 });
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  expect(await sheet.findByText('Winter gala')).toBeInTheDocument();
  expect(name).toHaveValue('Opera ball');
  expect(sheet.getByRole('button', { name: 'Save mine' })).toBeInTheDocument();
});

test('place, project manager and planner are found by typing, chosen by key, and go out by id', async () => {
  answer();
  server.on('POST /projects/4711', () => ({ body: sampleProject({ may, version: 2 }) }));
  const { user } = await choose('Edit project');
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit project' }));
  const manager = await sheet.findByRole('combobox', { name: 'Project manager' });
  expect(manager).toHaveValue('Erika Maier');
  await user.clear(manager);
  await user.type(manager, 'olga');
  await screen.findByRole('option', { name: /Olga Petrov/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(manager).toHaveValue('Olga Petrov');
  const place = sheet.getByRole('combobox', { name: 'Place' });
  await user.clear(place);
  await user.type(place, 'quay');
  await screen.findByRole('option', { name: /Old quay/ });
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(said()).toEqual(['Project saved: Harbour festival 11']));
  const sent = server.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ managerId: 'person-olga', locationId: 'quay' });
});

test('an emptied project manager goes out as nobody; who was refused is said at the field', async () => {
  answer();
  const refusal = apiError(422, 'invalid') as { body: object };
  server.on('POST /projects/4711', () => ({
    ...refusal,
    status: 422,
    body: { ...refusal.body, fields: [{ path: 'managerId', code: 'bad_choice', params: {} }] },
  }));
  const { user } = await choose('Edit project');
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit project' }));
  const manager = await sheet.findByRole('combobox', { name: 'Project manager' });
  await user.clear(manager);
  await user.keyboard('{Escape}');
  await user.click(await sheet.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(manager).toHaveAccessibleDescription(/choice|choose/i));
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ managerId: null });
});

const openWork = (own: object = {}) =>
  server.on('GET /projects/4711/openWork', () => ({
    body: { ahead: 0, unfilled: 0, hours: 0, crewsNotSignedOff: 0, invoices: null, ...own },
  }));
const closing = () =>
  choose('Close project').then(async (drawn) => ({
    ...drawn,
    sheet: within(await screen.findByRole('dialog', { name: 'Close project' })),
  }));

test('before closing it says what is still open; Undo opens it again in its new version', async () => {
  answer();
  openWork({ unfilled: 1, hours: 12, crewsNotSignedOff: 2, invoices: 0 });
  server.on('POST /projects/4711/close', () => ({
    body: sampleProject({ state: 'closed', version: 2, may: { reopen: true } }),
  }));
  server.on('POST /projects/4711/reopen', () => ({ body: sampleProject({ may, version: 3 }) }));
  const { user, sheet, baseElement } = await closing();
  const list = within(await sheet.findByRole('list', { name: 'These things are still open' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 position isn’t filled',
    'Hours of 12 positions aren’t approved',
    '2 crews aren’t signed off',
    'No invoice has been made',
  ]);
  await expectNoAxeViolations(baseElement);
  await user.click(sheet.getByRole('button', { name: 'Close project' }));
  await waitFor(() => expect(said()).toEqual(['Project closed: Harbour festival 11']));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  act(() => toasts.act(toasts.current()[0]?.id ?? 0));
  await waitFor(() => expect(said()).toEqual(['Project reopened: Harbour festival 11']));
  expect(server.requests.find(({ path }) => path.endsWith('/reopen'))?.headers['if-match']).toContain('2');
});

test('people who are still expected keep it open, and that is said before', async () => {
  answer();
  openWork({ ahead: 3 });
  const { sheet } = await closing();
  expect(await sheet.findByText('3 positions still wait for work or an answer')).toBeInTheDocument();
  expect(sheet.getByText('It can’t be closed yet')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Close project' })).toBeDisabled();
});

test('with nothing open it says so; who was asked meanwhile keeps it open', async () => {
  answer();
  openWork({ invoices: 2 });
  server.on('POST /projects/4711/close', () => wrongState({ status: 'open', positions: 3 }));
  const { user, sheet } = await closing();
  expect(await sheet.findByText('Nothing is open')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Close project' }));
  await waitFor(() => expect(said()).toEqual(['Not closed: 3 positions still wait for work or an answer.']));
});

test('open work that cannot be read says so, and nothing is closed blindly', async () => {
  answer();
  server.on('GET /projects/4711/openWork', () => apiError(403, 'forbidden'));
  const { sheet } = await closing();
  expect(await sheet.findByText('You do not have access to this')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Close project' })).toBeDisabled();
});

test('another company takes client mark and rate card with it, and what follows is said before', async () => {
  answer({
    may: { ...may, editCompany: true },
    clientMark: { id: 'mark-1', name: 'Tour' },
  });
  const company = (id: string, name: string) => ({
    id,
    number: id,
    name,
    city: '',
    country: 'AT',
    currency: 'EUR',
    active: true,
    projects: 0,
    openProjects: 0,
    paymentDays: null,
  });
  server.on('GET /companies', () => ({
    body: listed([company('company-1', 'Bright Stages'), company('company-2', 'Opera house')]),
  }));
  server.on('GET /companies/company-2', () => ({ body: { clientMarks: [] } }));
  server.on('GET /companies/company-2/rateCards', () => ({ body: listed([]) }));
  server.on('POST /projects/4711', () => ({ body: sampleProject({ may, version: 2 }) }));
  const { user } = await choose('Edit project');
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit project' }));
  const field = await sheet.findByRole('combobox', { name: /^Company/ });
  await user.clear(field);
  await user.type(field, 'opera');
  await screen.findByRole('option', { name: /Opera house/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await sheet.findByText('This project goes to another company')).toBeInTheDocument();
  expect(sheet.getByText(/Contacts of Bright Stages are removed/)).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      companyId: 'company-2',
      clientMarkId: null,
    }),
  );
});

test('a company that was invoiced stays, and it says why', async () => {
  answer();
  await choose('Edit project');
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit project' }));
  const field = await sheet.findByRole('textbox', { name: /^Company/ });
  expect(field).toBeDisabled();
  expect(field).toHaveValue('Bright Stages');
  expect(sheet.getByText('This project has invoices, so its company stays.')).toBeInTheDocument();
});

test('cancelling says what it does and wants a reason', async () => {
  answer();
  server.on('POST /projects/4711/cancel', () => ({ body: sampleProject({ state: 'cancelled' }) }));
  const { user } = await choose('Cancel project');
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel project' }));
  expect(await sheet.findByText(/All crews and positions of Harbour festival 11/)).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Cancel project' }));
  expect((await sheet.findAllByText(/Give a reason\./)).length).toBeGreaterThan(0);
  await user.type(sheet.getByRole('textbox', { name: /^Reason/ }), 'No permit');
  await user.click(sheet.getByRole('button', { name: 'Cancel project' }));
  await waitFor(() => expect(said()).toEqual(['Project cancelled: Harbour festival 11']));
  expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'No permit' });
});

test('an emptied end goes out as none; an end before the begin does not', () => {
  const values = editable(sampleProject());
  expect(editBody({ ...values, endDate: '' }, ['endDate'])).toEqual({ endDate: null });
  expect(editProblems({ ...values, endDate: '2027-01-04' }, '', 'before')).toEqual([
    { path: 'endDate', code: 'end_before_start', text: 'before' },
  ]);
  expect(editProblems({ ...values, beginDate: '' }, '', '')).toEqual([
    { path: 'beginDate', code: 'required' },
  ]);
});
