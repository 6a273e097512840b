import type { ContactRow, ProjectCrew } from '@callboard/contract';
import { useQuery } from '@callboard/client';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { listed, plans, sampleCrew } from '../crew/sample-crew.ts';
import feature from '../../feature.ts';
import { EditInfoSheet } from './edit-info-sheet.tsx';

jest.setTimeout(60_000);
let crew: ProjectCrew;
const close = jest.fn();
const sent = () => server.requests.filter(({ path }) => path.endsWith('/info'));
const { server, show } = pageTest(feature);
beforeEach(() => {
  sessionStorage.clear();
  close.mockClear();
  signInAs({ roles: ['planner'], rights: { crews: ['READ', 'EDIT'] } });
  crew = sampleCrew({ may: plans });
  server.on('GET /projectCrews/crew-1', () => ({ body: crew }));
  server.on('GET /cateringAgreementTypes', () => ({
    body: listed([{ id: 'buffet', caption: 'Buffet', parameters: {} }]),
  }));
  server.on('GET /contacts', () => ({ body: listed([]) }));
});

/** As on the screen of the crew: what is read anew reaches the sheet. */
function Shown() {
  const { data } = useQuery(crewQuery('crew-1'));
  return data ? <EditInfoSheet crew={data} onClose={close} /> : null;
}
async function opened() {
  const drawn = await show(<Shown />);
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit information' }));
  await sheet.findByRole('combobox', { name: 'Contact on site' });
  return { ...drawn, sheet };
}
async function writeForCrew({ sheet, user }: Awaited<ReturnType<typeof opened>>, text: string) {
  const field = sheet.getByLabelText('For the crew');
  await user.clear(field);
  await user.type(field, text);
}

test('only what was changed goes out, against the version that was read', async () => {
  server.on('POST /projectCrews/crew-1/info', () => ({ body: { ...crew, version: 5 } }));
  const drawn = await opened();
  await expectNoAxeViolations(drawn.baseElement);
  expect(drawn.sheet.getByRole('button', { name: 'Save information' })).toBeDisabled();
  await writeForCrew(drawn, 'Bring helmets');
  await drawn.user.click(drawn.sheet.getByRole('button', { name: 'Save information' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent()[0]?.body).toEqual({ crew: 'Bring helmets' });
  expect(sent()[0]?.headers['if-match']).toBe('"4"');
});

test('somebody was faster: theirs is shown beside mine, and mine is saved against it', async () => {
  server.on('POST /projectCrews/crew-1/info', ({ headers }) => {
    if (headers['if-match'] === '"7"') return { body: crew };
    crew = { ...crew, version: 7, info: { ...crew.info, crew: 'Bring torches' } };
    return apiError(409, 'conflict');
  });
  const drawn = await opened();
  await writeForCrew(drawn, 'Bring helmets');
  await drawn.user.click(drawn.sheet.getByRole('button', { name: 'Save information' }));
  expect(await drawn.sheet.findByText('Somebody else has changed this')).toBeInTheDocument();
  expect(await drawn.sheet.findByText('Bring torches')).toBeInTheDocument();
  expect(drawn.sheet.getByLabelText('For the crew')).toHaveValue('Bring helmets');
  await drawn.user.click(drawn.sheet.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent()[1]?.body).toEqual({ crew: 'Bring helmets' });
});

test('the text of the other one can be taken', async () => {
  server.on('POST /projectCrews/crew-1/info', () => {
    crew = { ...crew, version: 7, info: { ...crew.info, crew: 'Bring torches' } };
    return apiError(409, 'conflict');
  });
  const drawn = await opened();
  await writeForCrew(drawn, 'Bring helmets');
  await drawn.user.click(drawn.sheet.getByRole('button', { name: 'Save information' }));
  await drawn.user.click(await drawn.sheet.findByRole('button', { name: 'Take theirs' }));
  expect(drawn.sheet.getByLabelText('For the crew')).toHaveValue('Bring torches');
});

test('another refusal says why and keeps what was typed', async () => {
  server.on('POST /projectCrews/crew-1/info', () => apiError(403, 'forbidden'));
  const drawn = await opened();
  await writeForCrew(drawn, 'Bring helmets');
  await drawn.user.click(drawn.sheet.getByRole('button', { name: 'Save information' }));
  expect(await drawn.sheet.findByText('You do not have access to this')).toBeInTheDocument();
  expect(drawn.sheet.getByLabelText('For the crew')).toHaveValue('Bring helmets');
  expect(close).not.toHaveBeenCalled();
});

test('the contact on site is found by typing, and stays when others are looked for', async () => {
  const contact = (id: string, name: string): ContactRow => ({
    id,
    number: id,
    kind: 'companyPerson',
    name,
    role: 'Stage',
    email: '',
    phone: '',
    personId: null,
    company: { id: 'co-1', name: 'Red Wave' },
  });
  server.on('GET /contacts', ({ query }) => ({
    body: query.get('q') === 'mar' ? { ...listed([contact('k-2', 'Mara Berg')]), total: 41 } : listed([]),
  }));
  server.on('POST /projectCrews/crew-1/info', () => ({ body: { ...crew, version: 5 } }));
  const { sheet, user } = await opened();
  const field = sheet.getByRole('combobox', { name: 'Contact on site' });
  expect(field).toHaveValue('Klara Klient');
  await user.clear(field);
  await user.type(field, 'mar');
  await user.click(await screen.findByRole('option', { name: /Mara Berg/ }));
  expect(sheet.getByText('40 more match. Type another letter.')).toBeInTheDocument();
  expect(field).toHaveValue('Mara Berg');
  const asked = server.requests
    .filter(({ path }) => path === '/contacts')
    .map(({ query }) => query.get('limit'));
  expect(new Set(asked)).toEqual(new Set(['20']));
  await user.click(sheet.getByRole('button', { name: 'Save information' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ contactOnSiteId: 'k-2' }));
});

test('of a contact that somebody else chose meanwhile the name is shown', async () => {
  server.on('GET /contacts', () => ({ body: listed([]) }));
  server.on('POST /projectCrews/crew-1/info', () => {
    const other = { contactId: 'k-3', name: 'Nora Lang', role: 'Stage', phone: null };
    crew = { ...crew, version: 7, contactOnSite: other };
    return apiError(409, 'conflict');
  });
  const { sheet, user } = await opened();
  const field = sheet.getByRole('combobox', { name: 'Contact on site' });
  await user.clear(field);
  await user.tab();
  await user.click(sheet.getByRole('button', { name: 'Save information' }));
  expect(await sheet.findByText('Nora Lang')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Take theirs' }));
  expect(field).toHaveValue('Nora Lang');
});
