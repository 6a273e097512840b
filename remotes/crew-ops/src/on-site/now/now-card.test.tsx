import 'fake-indexeddb/auto';
import type { CrewCheck } from '@callboard/contract';
import { apiError, expectNoAxeViolations, pageTest } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../../feature.ts';
import {
  away,
  freshPhone,
  minutesIn,
  network,
  phoneAt,
  putPhoneAway,
  there,
} from '../check/phone-for-tests.ts';
import { checkedInAt, sampleCheck, sampleHome, sampleHomeJob, startsAt } from '../check/sample-check.ts';
import { NowCard } from './now-card.tsx';

/** What the server has of the position. */
let check: CrewCheck;
const { server, show } = pageTest(feature);
beforeEach(async () => {
  navigator.vibrate = jest.fn(() => true);
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(console, level).mockImplementation(() => undefined);
  await freshPhone();
});
afterEach(() => {
  putPhoneAway();
  jest.restoreAllMocks();
});

const checkInCall = 'POST /projectCrewItems/i-mia/checkIn';
const iso = (minutes: number) => new Date(startsAt + minutes * 60_000).toISOString();

async function at(minutes: number, own: CrewCheck = sampleCheck()) {
  check = minutesIn(minutes, own);
  const job = minutesIn(minutes, sampleHomeJob({ status: 'confirmed' }));
  server.on('GET /home', () => ({ body: sampleHome({ happening: [job], next: [job] }) }));
  server.on('GET /crewChecks/i-mia', () => ({ body: check }));
  server.on(checkInCall, () => {
    check = { ...check, ...checkedInAt(new Date().toISOString()), opens: check.opens, closes: check.closes };
    check = { ...check, undoUntil: new Date(Date.now() + 60_000).toISOString(), version: 1 };
    return { body: check };
  });
  return show(<NowCard />);
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const bodyOf = (call: string) =>
  server.requests.findLast(({ method, path }) => `${method} ${path}` === call)?.body;

test('one tap checks in: the position was asked before, and nothing is asked any more', async () => {
  const asked = phoneAt(there);
  const { user, container } = await at(-8);
  const tap = await button('Check in');
  expect(await screen.findByText(/you are there/)).toBeInTheDocument();
  expect(asked.times).toBeGreaterThan(0);
  await expectNoAxeViolations(container);
  await user.click(tap);
  expect(screen.getByRole('button', { name: /^Checked in \d\d:\d\d Undo$/ })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(navigator.vibrate).toHaveBeenCalled();
  await waitFor(() => expect(server.count(checkInCall)).toBe(1));
  expect(bodyOf(checkInCall)).toMatchObject({
    position: { latitude: there.latitude, longitude: there.longitude, accuracyM: 12 },
    deviceAt: expect.stringMatching(/Z$/),
    clockOffsetMs: expect.any(Number),
  });
});

test('a double tap is one check-in, and its second half takes nothing back', async () => {
  phoneAt(there);
  const { user } = await at(-8);
  await screen.findByText(/you are there/);
  await user.dblClick(await button('Check in'));
  await waitFor(() => expect(server.count(checkInCall)).toBe(1));
  expect(await button(/^Checked in/)).toBeInTheDocument();
  expect(server.count('POST /projectCrewItems/i-mia/undoCheck')).toBe(0);
});

test('without network it looks the same, says where it is kept, and goes out later with the time of the tap', async () => {
  phoneAt(there);
  const { user } = await at(-8);
  await screen.findByText(/you are there/);
  await network(false);
  await user.click(await button('Check in'));
  expect(await button(/^Checked in/)).toBeInTheDocument();
  expect(
    await screen.findByText('Saved on this phone. Will be sent when you are online.'),
  ).toBeInTheDocument();
  expect(server.count(checkInCall)).toBe(0);
  await network(true);
  await waitFor(() => expect(server.count(checkInCall)).toBe(1));
  expect(bodyOf(checkInCall)).toMatchObject({ offline: true });
  await waitFor(() => expect(screen.queryByText(/^Saved on this phone/)).not.toBeInTheDocument());
});

test('undone without network it never leaves the phone', async () => {
  phoneAt(there);
  const { user } = await at(-8);
  await screen.findByText(/you are there/);
  await network(false);
  await user.click(await button('Check in'));
  const done = await button(/^Checked in/);
  await new Promise((resolve) => setTimeout(resolve, 1300));
  await user.click(done);
  expect(await button('Check in')).toBeInTheDocument();
  await network(true);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(server.count(checkInCall)).toBe(0);
});

test('a permission that was never asked for is explained first; then one answer is enough', async () => {
  const asked = phoneAt(there, 'prompt');
  const { user } = await at(-8);
  await user.click(await button('Check in'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Check in with your position' }));
  expect(asked.times).toBe(0);
  await user.click(sheet.getByRole('button', { name: 'Allow position' }));
  expect(await button(/^Checked in/)).toBeInTheDocument();
  await waitFor(() => expect(server.count(checkInCall)).toBe(1));
});

test('who has refused the position chooses a reason, and is told how to allow it', async () => {
  phoneAt(there, 'denied');
  const { user } = await at(-8);
  await user.click(await button('Check in'));
  const sheet = within(await screen.findByRole('dialog', { name: 'No position. Choose a reason.' }));
  expect(sheet.getByText('How to allow it')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'No signal in the building' }));
  await waitFor(() =>
    expect(bodyOf(checkInCall)).toMatchObject({ noPositionReason: 'No signal in the building' }),
  );
});

test('outside the radius the distance is told and a reason of one’s own lets in', async () => {
  phoneAt(away);
  const { user } = await at(-8);
  expect(await screen.findByText(/1.4 km away/)).toBeInTheDocument();
  await user.click(await button('Check in'));
  const name = 'You are 1.4 km from Messe Wien, Gate 3. Check in anyway?';
  const sheet = within(await screen.findByRole('dialog', { name }));
  await user.click(sheet.getByRole('button', { name: 'Another reason' }));
  await user.type(sheet.getByRole('textbox', { name: 'Reason' }), 'Truck park');
  await user.click(sheet.getByRole('button', { name: 'Check in anyway' }));
  await waitFor(() => expect(bodyOf(checkInCall)).toMatchObject({ anyway: 'Truck park' }));
});

test('an inaccurate position is asked for once more and counts in the person’s favour', async () => {
  const asked = phoneAt({ ...away, accuracyM: 1500 });
  const { user } = await at(-8);
  await screen.findByText(/you are there/);
  expect(asked.times).toBeGreaterThanOrEqual(2);
  await user.click(await button('Check in'));
  await waitFor(() => expect(bodyOf(checkInCall)).toMatchObject({ position: { accuracyM: 1500 } }));
});

test('a stale position counts as none', async () => {
  phoneAt({ ...there, agoMs: 600_000 });
  const { user } = await at(-8);
  await user.click(await button('Check in'));
  expect(await screen.findByRole('dialog', { name: 'No position. Choose a reason.' })).toBeInTheDocument();
});

test('before it opens the tap says when, and who has not said so says to be there', async () => {
  phoneAt(there);
  server.on('POST /projectCrewItems/i-mia/preCall', () => {
    check = { ...check, status: 'ready', state: 'preCalled', preCalledAt: new Date().toISOString() };
    check = { ...check, undoUntil: new Date(Date.now() + 60_000).toISOString() };
    return { body: check };
  });
  const { user } = await at(-84.5);
  await user.click(await button('I will be there'));
  expect(await button(/^Pre-called \d\d:\d\d Undo$/)).toBeInTheDocument();
  expect(screen.getByText(/^Check-in opens at \d\d:\d\d \(in 25 min\)\.$/)).toBeInTheDocument();
});

test('a check refused later comes back with what to do, and is put right in its place', async () => {
  phoneAt(there);
  const { user } = await at(-8);
  server.on(checkInCall, () => ({
    ...apiError(409, 'outside_radius'),
    body: { status: 409, code: 'outside_radius', params: { metres: 900 }, fields: [], traceId: 't' },
  }));
  await screen.findByText(/you are there/);
  await user.click(await button('Check in'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Not accepted: Check in · .*Load-in.*not at the site/,
  );
  await user.click(await button('Try again'));
  const sheet = within(await screen.findByRole('dialog', { name: /^You are 900 m from/ }));
  server.on(checkInCall, () => ({ body: { ...check, ...checkedInAt(new Date().toISOString()) } }));
  await user.click(sheet.getByRole('button', { name: 'My phone shows the wrong place' }));
  await waitFor(() =>
    expect(bodyOf(checkInCall)).toMatchObject({ anyway: 'My phone shows the wrong place' }),
  );
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('checked in already, from another phone or by the chief: the screen shows the truth, no error', async () => {
  phoneAt(there);
  const { user } = await at(-8);
  await screen.findByText(/you are there/);
  const byChief = {
    id: 'e1',
    kind: 'in' as const,
    at: iso(-20),
    deviceAt: null,
    receivedAt: iso(-20),
    skewSeconds: null,
    source: 'chief' as const,
    by: 'Erika Maier',
    accuracyM: null,
    distanceM: null,
    inside: null,
    noPositionReason: '',
    reason: '',
    appBuild: '',
    undoneAt: null,
  };
  const theirs = minutesIn(-8, checkedInAt(iso(-20), { events: [byChief] }));
  server.on(checkInCall, () => {
    check = { ...check, ...theirs };
    return apiError(409, 'already_checked_in');
  });
  await user.click(await button('Check in'));
  expect(await button('Check out')).toBeInTheDocument();
  expect(screen.getByText(/^Since \d\d:\d\d, checked in by Erika Maier$/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaving early asks why, and only that', async () => {
  phoneAt(there);
  server.on('POST /projectCrewItems/i-mia/checkOut', () => ({ body: { ...check, state: 'out' } }));
  const { user } = await at(300, checkedInAt(iso(-8)));
  expect(await screen.findByText('5:08 h')).toBeInTheDocument();
  await user.click(await button('Check out'));
  const sheet = within(await screen.findByRole('dialog', { name: /^Planned until/ }));
  await user.click(sheet.getByRole('button', { name: 'The work is done' }));
  expect(await button(/^Checked out/)).toBeInTheDocument();
  await waitFor(() =>
    expect(bodyOf('POST /projectCrewItems/i-mia/checkOut')).toMatchObject({ reason: 'The work is done' }),
  );
});

test('a break begins and ends by one tap each', async () => {
  phoneAt(there);
  const breaks = [{ from: new Date().toISOString(), until: null }];
  server.on('POST /projectCrewItems/i-mia/breaks/start', () => {
    check = { ...check, state: 'break', breakSince: new Date().toISOString(), breaks };
    return { body: check };
  });
  const { user } = await at(120, checkedInAt(iso(-8)));
  await user.click(await button('Start break'));
  expect(await screen.findByText(/^On break since/)).toBeInTheDocument();
  expect(await button('End break')).toBeInTheDocument();
});

test('18 hours without a job are free time, with the day it ends', async () => {
  const far = minutesIn(-3 * 24 * 60, sampleHomeJob());
  server.on('GET /home', () => ({ body: sampleHome({ next: [far] }) }));
  const { container } = await show(<NowCard />);
  expect(await screen.findByText(/^Free until \w{3}$/)).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

const busyIn = (hours: number) => {
  const at = (hour: number) => new Date(Date.now() + hour * 3_600_000).toISOString();
  const [startsAt, endsAt] = [at(hours), at(hours + 2)];
  return { fromDay: startsAt.slice(0, 10), toDay: endsAt.slice(0, 10), startsAt, endsAt };
};
const weekday = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short' }).format(Date.parse(day));
test.each([
  [
    'before the next job ends the free time',
    24,
    (day: string) => `Free until ${weekday(day)}`,
    'Then you’re busy',
  ],
  ['of now is said instead', -1, () => 'Busy elsewhere', 'By your own calendar.'],
])('an entry of an own calendar %s', async (_, hours, title, text) => {
  const busyElsewhere = busyIn(hours);
  const job = minutesIn(-3 * 24 * 60, sampleHomeJob());
  server.on('GET /home', () => ({ body: sampleHome({ next: [job], busyElsewhere }) }));
  await show(<NowCard />);
  expect(await screen.findByText(title(busyElsewhere.fromDay))).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`^${text}`))).toBeInTheDocument();
});

test('an entry of an own calendar after the next job does not matter', async () => {
  const job = minutesIn(-3 * 24 * 60, sampleHomeJob());
  server.on('GET /home', () => ({ body: sampleHome({ next: [job], busyElsewhere: busyIn(96) }) }));
  await show(<NowCard />);
  expect(await screen.findByText(/^Free until \w{3}$/)).toBeInTheDocument();
  expect(screen.queryByText(/busy elsewhere/i)).not.toBeInTheDocument();
});

test('a card that cannot be read says so and can be tried again', async () => {
  server.on('GET /home', () => apiError(403, 'forbidden'));
  await show(<NowCard />);
  expect(await button('Try again')).toBeInTheDocument();
});
