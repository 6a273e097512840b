import type { PlannerCrewRow } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { crewBody, crewProblems, noCrew } from './crew-form.ts';
import * as crewPage from './membership-crew-page.tsx';
import * as listPage from './membership-crews-page.tsx';
import { sampleCrewRow, sampleCrewWithPeople } from './sample-membership-crew.ts';

const { server, show } = pageTest(feature);
beforeEach(() => {
  toasts.clear();
  signInAs({
    roles: ['planner'],
    rights: { membershipCrews: ['READ'], crewMemberships: ['CREATE', 'DELETE'] },
  });
});
const messages = () => toasts.current().map(({ message }) => message);
const bodies = () =>
  server.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

const list = async (items: PlannerCrewRow[]) => {
  server.on('GET /membershipCrews', () => ({
    body: { items, total: items.length, page: 1, limit: 1000, hasMembershipCrew: items.length > 0 },
  }));
  const { pattern } = paths.membershipCrews;
  return show(listPage, { path: pattern, at: pattern });
};
const crew = async (own: Parameters<typeof sampleCrewWithPeople>[0] = {}) => {
  server.on('GET /membershipCrews/vienna', () => ({ body: sampleCrewWithPeople(own) }));
  server.on('GET /persons', () => ({ body: { items: [], total: 0, page: 1, limit: 20 } }));
  return show(crewPage, {
    path: paths.membershipCrew.pattern,
    at: paths.membershipCrew.to({ id: 'vienna' }),
  });
};

test('a planner without a crew makes the first one', async () => {
  const made: PlannerCrewRow[] = [];
  server.on('POST /membershipCrews', () => {
    made.push(sampleCrewRow({ id: 'new', name: 'Rigging' }));
    return { status: 201, body: made[0] };
  });
  const { user, container, address } = await list(made);
  expect(await screen.findByText('Make one for the people that you plan with.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New membership crew' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'New membership crew' }));
  await expectNoAxeViolations(container);
  await user.click(sheet.getByRole('textbox', { name: /^Name of the crew/ }));
  await user.paste('Rigging');
  await user.click(sheet.getByRole('textbox', { name: /^Number of places/ }));
  await user.paste('8');
  await user.click(sheet.getByRole('button', { name: 'Create crew' }));
  await waitFor(() => expect(messages()).toEqual(['Rigging is ready. Add people to it.']));
  await waitFor(() => expect(address()).toBe('/membership-crews/new'));
  expect(bodies()).toEqual([
    ['/membershipCrews', { name: 'Rigging', places: 8, note: '', contactAllowed: true }],
  ]);
});

test('a crew is changed with the version that was seen', async () => {
  server.on('POST /membershipCrews/vienna', () => ({ body: sampleCrewRow({ version: 2, name: 'Wien' }) }));
  const { user } = await crew({ note: 'Short notice' });
  await user.click(await screen.findByRole('button', { name: 'Edit crew' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit crew' }));
  const name = sheet.getByRole('textbox', { name: /^Name of the crew/ });
  expect(name).toHaveValue('Vienna');
  await user.clear(name);
  await user.paste('Wien');
  await user.click(sheet.getByRole('button', { name: 'Save crew' }));
  await waitFor(() => expect(messages()).toEqual(['Wien has been changed']));
  expect(bodies()).toEqual([
    ['/membershipCrews/vienna', { name: 'Wien', places: null, note: 'Short notice', contactAllowed: true }],
  ]);
});

test('a crew is closed after it was said how many leave it', async () => {
  server.on('POST /membershipCrews/vienna/close', () => ({ status: 204, body: null }));
  const { user, address } = await crew();
  await user.click(await screen.findByRole('button', { name: 'Close crew' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close Vienna?' }));
  expect(dialog.getByText('2 people leave this crew and are notified.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close crew' }));
  await waitFor(() => expect(messages()).toEqual(['Vienna is closed']));
  expect(address()).toBe('/membership-crews');
});

test('an empty crew is closed without a word of people', async () => {
  const { user } = await crew({ members: 0, people: [] });
  await user.click(await screen.findByRole('button', { name: 'Close crew' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close Vienna?' }));
  expect(dialog.getByText('Nobody is in it.')).toBeVisible();
});

test('a crew that alone is offered positions says what to do first', async () => {
  server.on('POST /membershipCrews/vienna/close', () => apiError(409, 'wrong_state'));
  const { user } = await crew();
  await user.click(await screen.findByRole('button', { name: 'Close crew' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close Vienna?' }));
  await user.click(dialog.getByRole('button', { name: 'Close crew' }));
  await waitFor(() =>
    expect(messages()).toEqual([
      'Open positions are offered to this crew only. Offer them to others before you close it.',
    ]),
  );
});

test('a crew is neither changed nor closed by who may only look', async () => {
  await crew({ may: { add: false, remove: false, contact: false, edit: false, close: false } });
  expect(await screen.findByRole('heading', { name: 'Vienna' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit crew' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close crew' })).toBeNull();
});

test.each([
  ['nothing', '', null, []],
  ['a number', ' 12 ', 12, []],
  ['words', 'many', Number.NaN, ['places']],
  ['half a place', '1.5', Number.NaN, ['places']],
])('places of a crew: %s', (_, places, read, problems) => {
  const values = { ...noCrew, name: 'Rigging', places };
  expect(crewBody(values).places).toBe(read);
  expect(crewProblems(values).map(({ path }) => path)).toEqual(problems);
});
