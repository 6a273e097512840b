import type { CrewPhoto, PersonChange, ProfilePicture } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { setOpenBundles } from '@callboard/session';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { sampleRow } from '../base/sample-document.ts';
import * as page from './approvals-page.tsx';

const { server, show } = pageTest(feature);
const files = { small: '/s.jpg', medium: '/m.jpg', large: '/l.jpg', pending: true };
const picture = (id: string, personName: string): ProfilePicture => ({
  id,
  version: 1,
  personId: `person-${id}`,
  personName,
  state: 'pending',
  reason: '',
  reasonCode: null,
  submittedAt: '2025-11-20T08:00:00Z',
  decidedAt: null,
  picture: files,
  shown: null,
  may: { decide: true, withdraw: false },
});
const photo: CrewPhoto = {
  id: 'photo-1',
  version: 1,
  crewId: 'crew-1',
  crewName: 'Load-in',
  projectNumber: '4711',
  caption: 'Gate 3',
  takenAt: '2025-11-20T08:00:00Z',
  submittedAt: '2025-11-20T08:00:00Z',
  by: 'Ada Kern',
  mine: false,
  state: 'pending',
  reason: '',
  reasonCode: null,
  decidedAt: null,
  url: '/o.jpg',
  medium: '/m.jpg',
  small: '/s.jpg',
  may: { approve: true, withdraw: false, delete: false },
};
const change: PersonChange = {
  id: 'change-1',
  version: 1,
  personId: 'person-1',
  personName: 'Ada Kern',
  state: 'open',
  before: { city: 'Wien', country: 'AT', birthday: null },
  after: { city: 'Bern', country: 'CH', birthday: '1990-05-17' },
  reason: '',
  askedAt: '2025-11-20T08:00:00Z',
  decidedAt: null,
  decidedBy: null,
};
let waiting: ProfilePicture[];
let changes: PersonChange[];
const listOf = (items: readonly object[]) => ({
  body: { items, total: items.length, page: 1, limit: 20 },
});

beforeEach(() => {
  waiting = [picture('p-1', 'Ada Kern'), picture('p-2', 'Zoë Lind')];
  signInAs({ roles: ['office'], rights: { persons: ['READ', 'EDIT'] } });
  server.on('GET /documents', () => listOf([sampleRow()]));
  server.on('GET /profilePictures', () => listOf(waiting));
  changes = [change];
  server.on('GET /personChanges', () => listOf(changes));
  server.on('GET /countries', () =>
    listOf([
      { id: 'AT', caption: 'Austria', parameters: {} },
      { id: 'CH', caption: 'Switzerland', parameters: {} },
    ]),
  );
  server.on('GET /nationalities', () => listOf([]));
  server.on('GET /regions', () => listOf([]));
  server.on('GET /photos', () => listOf([photo]));
  server.on('GET /home', () => ({ body: {} }));
});
const opened = (tab?: string) =>
  show(page, {
    path: paths.approvals.pattern,
    at: paths.approvals.to({}, tab ? { tab } : {}),
  });
const decided = (path: string) => server.requests.find((one) => one.path === path)?.body;

test('each part says how much waits, and an upload opens at its pages', async () => {
  const { container } = await opened();
  expect(await screen.findByRole('link', { name: /2\s*Profile pictures/ })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /1\s*Job photos/ })).toBeInTheDocument();
  const [row] = within(await screen.findByRole('list', { name: 'Documents to check' })).getAllByRole('link');
  expect(row).toHaveAttribute('href', '/documents/d-1?read=1');
  await expectNoAxeViolations(container);
});

test('an approved picture goes from the list, and the next one is there', async () => {
  server.on('POST /profilePictures/p-1/approve', () => {
    waiting = waiting.slice(1);
    return { body: { ...picture('p-1', 'Ada Kern'), state: 'approved' } };
  });
  const { user, container } = await opened('pictures');
  const first = await screen.findByRole('article', { name: 'New profile picture of Ada Kern' });
  await expectNoAxeViolations(container);
  await user.click(within(first).getByRole('button', { name: 'Approve: Ada Kern' }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByRole('article', { name: 'New profile picture of Zoë Lind' })).toBeInTheDocument();
});

test('a picture is rejected for a reason that is a code; something else has to be written', async () => {
  server.on('POST /profilePictures/p-1/reject', () => ({ body: picture('p-1', 'Ada Kern') }));
  const { user } = await opened('pictures');
  await user.click(await screen.findByRole('button', { name: 'Reject: Ada Kern' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Reject profile picture' }));
  await user.click(sheet.getByRole('button', { name: 'Something else' }));
  await user.click(sheet.getByRole('button', { name: 'Reject' }));
  expect(await sheet.findByText('Please fill this in.')).toBeInTheDocument();
  expect(decided('/profilePictures/p-1/reject')).toBeUndefined();
  await user.click(sheet.getByRole('button', { name: 'The face can’t be seen' }));
  await user.click(sheet.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(decided('/profilePictures/p-1/reject')).toEqual({ code: 'faceHidden', reason: '' }),
  );
});

test('a change of data is read before and after, and goes from the list once it is approved', async () => {
  server.on('POST /personChanges/change-1/approve', () => {
    changes = [];
    return { body: { ...change, state: 'approved' } };
  });
  const { user, container } = await opened('changes');
  const card = await screen.findByRole('article', { name: 'Change of data by Ada Kern' });
  await waitFor(() => expect(card).toHaveTextContent(/Country.*Austria.*Switzerland/));
  expect(card).toHaveTextContent(/City.*Wien.*Bern/);
  expect(card).toHaveTextContent(/Birthday.*nothing.*17 May 1990/);
  await expectNoAxeViolations(container);
  await user.click(within(card).getByRole('button', { name: 'Approve: Ada Kern' }));
  expect(await screen.findByText('Nothing waits here')).toBeInTheDocument();
});

test('a change of data is rejected with a reason that its person reads', async () => {
  server.on('POST /personChanges/change-1/reject', () => {
    changes = [];
    return { body: { ...change, state: 'rejected' } };
  });
  const { user } = await opened('changes');
  await user.click(await screen.findByRole('button', { name: 'Reject: Ada Kern' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Reject change of data' }));
  await user.type(sheet.getByRole('textbox', { name: /Reason/ }), 'Please send a proof.');
  await user.click(sheet.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(decided('/personChanges/change-1/reject')).toEqual({ reason: 'Please send a proof.' }),
  );
});

test('a photo of a job says where it belongs; decided by somebody else it goes too', async () => {
  server.on('POST /photos/photo-1/approve', () => {
    server.on('GET /photos', () => listOf([]));
    return apiError(409, 'wrong_state');
  });
  const { user } = await opened('photos');
  const card = await screen.findByRole('article', { name: 'Photo by Ada Kern' });
  expect(card).toHaveTextContent('Gate 3');
  expect(card).toHaveTextContent('Load-in · 4711');
  await user.click(within(card).getByRole('button', { name: 'Approve: Gate 3' }));
  expect(await screen.findByText('Nothing waits here')).toBeInTheDocument();
});

test('who may not edit people decides no pictures, and without crews there are no photos', async () => {
  signInAs({ roles: ['office'], rights: { persons: ['READ'] } });
  setOpenBundles(['documents']);
  await opened('photos');
  expect(await screen.findByRole('link', { name: /1\s*Documents/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Job photos/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Profile pictures/ })).not.toBeInTheDocument();
  expect(server.count('GET /profilePictures')).toBe(0);
  expect(server.count('GET /photos')).toBe(0);
  setOpenBundles(null);
});
