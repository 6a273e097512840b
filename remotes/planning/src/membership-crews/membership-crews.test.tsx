import type { AnswerOf, persons, PlannerCrewRow } from '@callboard/contract';
import { apiError, desk, expectNoAxeViolations, pageTest, screenOf, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as contactPage from './membership-crew-contact-page.tsx';
import * as crewPage from './membership-crew-page.tsx';
import type { CrewWithPeople } from './membership-crew.tsx';
import * as listPage from './membership-crews-page.tsx';
import { sampleCrewRow, sampleCrewWithPeople, sampleMember } from './sample-membership-crew.ts';

const { server, show } = pageTest(feature);
beforeEach(() => {
  toasts.clear();
  signInAs({
    roles: ['planner'],
    rights: { membershipCrews: ['READ'], crewMemberships: ['CREATE', 'DELETE'], crewProfile: ['READ'] },
  });
});
const zoe: AnswerOf<typeof persons.persons>['items'][number] = {
  id: 'zoe',
  contactNumber: 'P-7',
  name: 'Zoë Doe',
  kind: 'employee',
  email: 'zoe@example.org',
  phone: '',
  city: 'Linz',
  country: 'AT',
  active: true,
  functions: ['Rigger'],
  picture: null,
  waiting: false,
};
const messages = () => toasts.current().map(({ message }) => message);
const undo = () => act(() => toasts.current()[0]?.action?.run());

describe('the list', () => {
  const opened = (items: readonly PlannerCrewRow[], hasMembershipCrew = true) => {
    server.on('GET /membershipCrews', ({ query }) => {
      const found = items.filter(({ name }) => name.includes(query.get('q') ?? ''));
      return { body: { items: found, total: found.length, page: 1, limit: 1000, hasMembershipCrew } };
    });
    const { pattern } = paths.membershipCrews;
    return show(listPage, { path: pattern, at: pattern });
  };

  test('shows the own crews, how full they are, and leads to each', async () => {
    const { container } = await opened([
      sampleCrewRow(),
      sampleCrewRow({ id: 'full', name: 'Berlin', mine: false, places: 2, full: true }),
    ]);
    const rows = within(await screen.findByRole('list', { name: 'Membership crews' })).getAllByRole(
      'listitem',
    );
    expect(rows[0]).toHaveTextContent(/Vienna.*2 people · Wien.*Yours/);
    expect(rows[1]).toHaveTextContent(/Berlin.*2 of 2 places taken · Wien · Petra Maier.*Full/);
    expect(within(rows[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/membership-crews/vienna',
    );
    await expectNoAxeViolations(container);
  });

  test('tells a planner without one whom to ask', async () => {
    signInAs({ roles: ['planner'], rights: { membershipCrews: ['READ'] } });
    await opened([], false);
    expect((await screen.findAllByText('Ask your planner to create it.')).length).toBeGreaterThan(0);
  });
});

describe('a crew', () => {
  const opened = (crew: CrewWithPeople) => {
    let { people } = crew;
    const unknown = crew.members - people.length;
    server.on('GET /membershipCrews/vienna', () => ({
      body: { ...crew, people, members: people.length + unknown },
    }));
    server.on('GET /persons', ({ query }) => {
      const all = [zoe];
      const items = all.filter(({ name }) =>
        name.toLowerCase().includes(query.get('q')?.toLowerCase() ?? ''),
      );
      return { body: { items, total: items.length, page: 1, limit: 20 } };
    });
    server.on('POST /plannerCrewMemberships', ({ body }) => {
      const { personId } = body as { personId: string };
      const membershipId = `m-${personId}`;
      const known = crew.people.find((one) => one.personId === personId);
      people = [...people, known ?? sampleMember({ membershipId, personId, name: 'Zoë Doe' })];
      return { body: { id: membershipId, plannerCrewId: 'vienna', personId, since: '2026-11-23' } };
    });
    for (const id of ['m-anna', 'm-bram', 'm-zoe'])
      server.on(`DELETE /plannerCrewMemberships/${id}`, () => {
        people = people.filter(({ membershipId }) => membershipId !== id);
        return { status: 204, body: null };
      });
    const { pattern } = paths.membershipCrew;
    return show(crewPage, { path: pattern, at: paths.membershipCrew.to({ id: 'vienna' }) });
  };

  test('shows its people, and each leads to the ways to reach them', async () => {
    const { container } = await opened(sampleCrewWithPeople());
    expect(await screen.findByRole('heading', { name: 'Vienna' })).toBeVisible();
    const anna = await screen.findByRole('link', { name: /Anna Kern/ });
    expect(anna).toHaveTextContent('Rigger · Wien');
    expect(anna).toHaveAttribute('href', '/membership-crews/vienna/contact/anna');
    await expectNoAxeViolations(container);
  });

  test('somebody is taken out at once, and Undo takes them in again', async () => {
    const { user } = await opened(sampleCrewWithPeople());
    await user.click(await screen.findByRole('button', { name: 'Remove Anna Kern' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Anna Kern/ })).toBeNull());
    await waitFor(() => expect(messages()).toEqual(['Anna Kern is no longer in Vienna']));
    undo();
    expect(await screen.findByRole('link', { name: /Anna Kern/ })).toBeVisible();
    expect(server.count('POST /plannerCrewMemberships')).toBe(1);
  });

  test('somebody is found by typing and taken in, and Undo takes them out', async () => {
    const { user } = await opened(sampleCrewWithPeople());
    await user.type(await screen.findByRole('combobox', { name: 'Add somebody' }), 'zo');
    await user.click(await screen.findByRole('option', { name: /Zoë Doe/ }));
    await user.click(screen.getByRole('button', { name: 'Add to crew' }));
    expect(await screen.findByRole('link', { name: /Zoë Doe/ })).toBeVisible();
    await waitFor(() => expect(messages()).toEqual(['Zoë Doe is in Vienna now']));
    undo();
    await waitFor(() => expect(screen.queryByRole('link', { name: /Zoë Doe/ })).toBeNull());
  });

  test('who is searched for and in the crew already is shown so, and not taken in again', async () => {
    const { user } = await opened(
      sampleCrewWithPeople({ people: [sampleMember({ personId: 'zoe', name: 'Zoë Doe' })] }),
    );
    const add = await screen.findByRole('combobox', { name: 'Add somebody' });
    await user.click(add);
    expect(screen.queryByRole('option', { name: /Zoë Doe/ })).toBeNull();
    await user.type(add, 'zo');
    const option = await screen.findByRole('option', { name: /Zoë Doe/ });
    expect(option).toHaveTextContent('Already in this crew · Rigger · Linz');
    await user.click(option);
    expect(screen.getByText('Already in this crew')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to crew' })).toBeDisabled();
  });

  test('that filled up meanwhile says so, and nobody is shown who is not in it', async () => {
    const { user } = await opened(sampleCrewWithPeople());
    server.on('POST /plannerCrewMemberships', () => apiError(409, 'wrong_state'));
    await user.type(await screen.findByRole('combobox', { name: 'Add somebody' }), 'zo');
    await user.click(await screen.findByRole('option', { name: /Zoë Doe/ }));
    await user.click(screen.getByRole('button', { name: 'Add to crew' }));
    await waitFor(() => expect(server.count('POST /plannerCrewMemberships')).toBe(1));
    expect(screen.queryByRole('link', { name: /Zoë Doe/ })).toBeNull();
  });

  test('nobody is taken in or out by who may only look', async () => {
    signInAs({ roles: ['client'], rights: { membershipCrews: ['READ'] } });
    await opened(
      sampleCrewWithPeople({ may: { add: false, remove: false, contact: false, edit: false, close: false } }),
    );
    await screen.findByRole('link', { name: /Anna Kern/ });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('of many people is searched, whatever their accents', async () => {
    const many = Array.from({ length: 12 }, (_, n) =>
      sampleMember({ membershipId: `m-${n}`, personId: `p-${n}`, name: `Person ${n}` }),
    );
    const simic = sampleMember({ membershipId: 'm-s', personId: 's', name: 'Bram Šimić' });
    const { user } = await opened(sampleCrewWithPeople({ people: [...many, simic] }));
    await user.type(await screen.findByRole('searchbox', { name: 'Name, function or town' }), 'simic');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Person 3/ })).toBeNull());
    expect(screen.getByRole('link', { name: /Bram Šimić/ })).toBeVisible();
  });

  test('that is not there says so and leads back', async () => {
    server.on('GET /membershipCrews/vienna', () => apiError(404, 'not_found'));
    await show(crewPage, {
      path: paths.membershipCrew.pattern,
      at: paths.membershipCrew.to({ id: 'vienna' }),
    });
    expect(await screen.findByText('This crew isn’t there')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Membership crews' })).toHaveAttribute(
      'href',
      '/membership-crews',
    );
  });

  test('opens beside the list on a wide screen', async () => {
    screenOf(desk);
    server.on('GET /membershipCrews', () => ({
      body: { items: [sampleCrewRow()], total: 1, page: 1, limit: 1000, hasMembershipCrew: true },
    }));
    server.on('GET /membershipCrews/vienna', () => ({ body: sampleCrewWithPeople() }));
    const { pattern } = paths.membershipCrews;
    const { user } = await show(listPage, { path: pattern, at: pattern });
    await user.click(await screen.findByRole('link', { name: /Vienna/ }));
    expect(await screen.findByRole('link', { name: /Anna Kern/ })).toBeVisible();
  });

  test('says so to a client who sees only some of its people', async () => {
    const all = sampleCrewWithPeople();
    await opened({ ...all, people: all.people.slice(0, 1) });
    expect(await screen.findByText('Listed are those who have worked for your company.')).toBeVisible();
  });
});

describe('somebody of a crew', () => {
  const opened = (crew: CrewWithPeople, personId = 'anna') => {
    server.on('GET /membershipCrews/vienna', () => ({ body: crew }));
    return show(contactPage, {
      path: paths.membershipCrewContact.pattern,
      at: paths.membershipCrewContact.to({ id: 'vienna', personId }),
    });
  };

  test('is called and written to, and has a profile', async () => {
    const { container } = await opened(sampleCrewWithPeople());
    expect(await screen.findByRole('link', { name: 'Call Anna Kern' })).toHaveAttribute(
      'href',
      'tel:+436601234',
    );
    expect(screen.getByRole('link', { name: 'Show profile' })).toHaveAttribute('href', '/crew-profile/anna');
    await expectNoAxeViolations(container);
  });

  test('has no number for who may not call', async () => {
    const people = [sampleMember({ phone: null, email: null })];
    await opened(
      sampleCrewWithPeople({
        people,
        may: { add: false, remove: false, contact: false, edit: false, close: false },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Anna Kern' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Call Anna Kern' })).toBeNull();
  });

  test('who has left the crew is not found', async () => {
    await opened(sampleCrewWithPeople(), 'nobody');
    expect(await screen.findByText('This person is no longer in the crew.')).toBeVisible();
  });
});
