import {
  apiError,
  desk,
  expectNoAxeViolations,
  pageTest,
  phone,
  screenOf,
  signInAs,
} from '@callboard/testing';
import { setOpenBundles } from '@callboard/session';
import { ToastRegion, toasts } from '@callboard/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import { listed } from '../../crew/crew/sample-crew.ts';
import feature from '../../feature.ts';
import * as publicPage from '../public-profile/public-profile-page.tsx';
import * as page from './crew-profile-page.tsx';
import { sampleGroup, sampleMember, sampleProfile } from './sample-profile.ts';

const { server, show } = pageTest(feature);
beforeEach(() => {
  toasts.clear();
  signInAs({ roles: ['crew'], rights: { crewProfile: ['READ', 'CONTACT'] } });
});

const opened = () =>
  show(page, {
    path: '/crew-profile/{personId}',
    at: '/crew-profile/anna',
  });
const answer = (own = {}) => server.on('GET /persons/anna/crewProfile', () => ({ body: sampleProfile(own) }));

describe('a profile', () => {
  test.each([phone, desk])('says who it is, how they work and how to reach them (%d px)', async (width) => {
    screenOf(width);
    answer();
    const { container } = await opened();
    expect(await screen.findByRole('heading', { name: 'Anna Kern' })).toBeInTheDocument();
    expect(screen.getByText('Rigger · Stagehand')).toBeInTheDocument();
    expect(screen.getByText('4.5 of 5 stars')).toBeInTheDocument();
    expect(screen.getByText('Calm and quick.')).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Skills' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Call Anna Kern' })).toHaveAttribute('href', 'tel:+436601');
    expect(screen.queryByText('Membership crews')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test.each([
    ['no job is near', ['READ', 'CONTACT'] as const, /^Numbers are shown while/],
    ['the right is missing', ['READ'] as const, /^Your login shows no numbers/],
  ])('says why there is no number: %s', async (_, crewProfile, text) => {
    signInAs({ roles: ['crew'], rights: { crewProfile: [...crewProfile] } });
    answer({ contact: null, ratings: [], rating: { average: null, count: 0 } });
    await opened();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Ratings' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Call/ })).not.toBeInTheDocument();
  });

  test('tells a planner that nobody has rated yet', async () => {
    signInAs({ roles: ['planner'], rights: { crewProfile: ['READ'] } });
    answer({ ratings: [], rating: { average: null, count: 0 } });
    await opened();
    expect(await screen.findByText('No ratings yet')).toBeInTheDocument();
  });

  test('of somebody one does not work with is not found', async () => {
    server.on('GET /persons/anna/crewProfile', () => apiError(404, 'not_found'));
    await opened();
    expect(await screen.findByText('Profile not found')).toBeInTheDocument();
  });
});

describe('memberships', () => {
  const planner = (permissions: ('CREATE' | 'DELETE')[]) =>
    signInAs({
      roles: ['planner'],
      rights: { crewProfile: ['READ'], crews: ['READ'], crewMemberships: permissions },
    });
  const members = (ids: string[]) =>
    server.on('GET /plannerCrews/north/crewMembers', () => ({
      body: listed(ids.map(sampleMember)),
    }));
  const choose = async () => {
    answer();
    server.on('GET /plannerCrews', () => ({ body: { ...listed([sampleGroup()]), hasMembershipCrew: true } }));
    const { user } = await opened();
    render(<ToastRegion />);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Crew' }), 'North');
    return user;
  };

  test('without the planning there are no groups', async () => {
    setOpenBundles(['crew-ops']);
    planner(['CREATE', 'DELETE']);
    answer();
    await opened();
    expect(await screen.findByRole('heading', { name: 'Anna Kern' })).toBeInTheDocument();
    expect(server.count('GET /plannerCrews')).toBe(0);
    setOpenBundles(null);
  });

  test('somebody is added, and taken out again by Undo', async () => {
    planner(['CREATE']);
    members(['bram']);
    server.on('POST /plannerCrewMemberships', () => {
      members(['bram', 'anna']);
      return { body: { id: 'm-anna', plannerCrewId: 'north', personId: 'anna', since: '2026-11-21' } };
    });
    server.on('DELETE /plannerCrewMemberships/m-anna', () => {
      members(['bram']);
      return { status: 204 };
    });
    const user = await choose();
    await user.click(await screen.findByRole('button', { name: 'Add to North' }));
    expect(await screen.findByText(/^In North since/)).toBeInTheDocument();
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toEqual({
      plannerCrewId: 'north',
      personId: 'anna',
    });
    expect(screen.queryByRole('button', { name: 'Remove from North' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Add to North' })).toBeInTheDocument();
  });

  test('somebody is removed by who may; a refusal leaves them in', async () => {
    planner(['DELETE']);
    members(['anna']);
    server.on('DELETE /plannerCrewMemberships/m-anna', () => apiError(409, 'wrong_state'));
    const user = await choose();
    await user.click(await screen.findByRole('button', { name: 'Remove from North' }));
    await waitFor(() => expect(server.count('DELETE /plannerCrewMemberships/m-anna')).toBe(1));
    expect(await screen.findByText(/^In North since/)).toBeInTheDocument();
  });
});

describe('the public profile', () => {
  const opened = () =>
    show(publicPage, {
      path: '/public-profile/{personId}',
      at: '/public-profile/anna',
    });

  test('shows a stranger the person and the tenant, and no way to reach them', async () => {
    const {
      contact: _contact,
      rating: _rating,
      ratings: _ratings,
      jobsDone: _jobs,
      ...shown
    } = sampleProfile();
    server.on('GET /publicProfiles/anna', () => ({ body: { ...shown, tenant: 'Nordlicht Crew' } }));
    const { container } = await opened();
    expect(await screen.findByRole('heading', { name: 'Anna Kern' })).toBeInTheDocument();
    expect(screen.getByText('Works with Nordlicht Crew')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('that is closed is not found', async () => {
    await opened();
    expect(await screen.findByText('Profile not found')).toBeInTheDocument();
    expect(screen.getByText(/^There is no public profile at this address/)).toBeInTheDocument();
  });
});
