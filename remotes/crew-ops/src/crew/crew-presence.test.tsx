import type { CrewStatusRow } from '@callboard/contract';
import { crewItemGroups, defaultRules, isOneOf, presenceOf, presences } from '@callboard/domain';
import { presenceAt, presenceCases } from '@callboard/domain/cases';
import { pageTest, presencesIn, signInAs } from '@callboard/testing';
import { screen, within } from '@testing-library/react';
import feature from '../feature.ts';
import * as crewListPage from '../on-site/crew-chief-job/crew-chief-job-page.tsx';
import * as notePage from '../on-site/delivery-note/delivery-note-page.tsx';
import { sampleHours, sampleNote } from '../on-site/delivery-note/note/sample-note.ts';
import * as signOffPage from '../on-site/sign-off/sign-off-page.tsx';
import { paths } from '../base/paths.ts';
import * as crewPage from './crew/crew-page.tsx';
import {
  leads,
  listed,
  plans,
  sampleCrew,
  sampleItem,
  sampleMember,
  sampleStatus,
} from './crew/sample-crew.ts';

// Each state of a person is a row of its own; the times stand so that the moment of its case is now.
jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
beforeEach(() => signInAs({ roles: ['crew', 'planner'] }));

/** Not on the very minute of a change: a screen takes seconds to draw. */
const isSteady = ({ facts, minutes, presence }: (typeof presenceCases)[number]) =>
  [-1, 1].every(
    (more) => presenceOf(facts, presenceAt({ minutes: minutes + more }), defaultRules) === presence,
  );
const people = presenceCases
  .filter((one) => one.facts.startsAt !== null && isSteady(one))
  .map((one, place) => ({ ...one, called: `Person ${place + 1}.` }));
const onTheDay = people.filter(({ facts }) => isOneOf(facts.status, crewItemGroups.roster));
type Case = (typeof people)[number];

const iso = (ms: number) => new Date(ms).toISOString();
function times({ minutes, facts: { startsAt, endsAt } }: Case) {
  const start = Date.now() - minutes * 60_000;
  const length = (endsAt?.getTime() ?? 0) - (startsAt?.getTime() ?? 0);
  return { start, plannedFrom: iso(start), plannedUntil: iso(start + length) };
}
const came = ['in', 'break', 'toBeChecked', 'out'];

function statusRow(one: Case): CrewStatusRow {
  const { start, ...planned } = times(one);
  const { facts, presence, called } = one;
  const isOver = presence === 'out' || presence === 'toBeChecked';
  return sampleStatus(called, {
    ...planned,
    status: facts.status,
    state: presence,
    absent: facts.absent,
    preCalledAt: facts.preCalled ? iso(start - 3_600_000) : null,
    checkedFrom: came.includes(presence) ? iso(start) : null,
    checkedUntil: isOver ? iso(start + 1) : null,
    breakSince: presence === 'break' ? iso(start) : null,
    workedMinutes: isOver ? 0 : null,
  });
}
const memberOf = (one: Case) => {
  const { plannedFrom, plannedUntil } = times(one);
  return { status: one.facts.status, presence: one.presence, startsAt: plannedFrom, endsAt: plannedUntil };
};

/** What the row of each person says. */
async function saidOn(name: string, cases: readonly Case[]) {
  const list = within(await screen.findByRole('list', { name }));
  return cases.map(({ called }) => {
    const row = list.getByText(called).closest('li');
    return [called, presencesIn(row?.textContent ?? '')];
  });
}
const asOne = (cases: readonly Case[]) => cases.map(({ called, presence }) => [called, [presence]]);
/** Where the hours stand, that somebody has been there and left goes without saying. */
const butOut = (cases: readonly Case[]) =>
  cases.map(({ called, presence }) => [called, presence === 'out' ? [] : [presence]]);

const crewAnswers = (may: typeof leads, own: Parameters<typeof sampleCrew>[0] = {}) => {
  const chief = sampleMember('Erika', { crewChief: true });
  server.on('GET /projectCrews/crew-1', () => ({ body: sampleCrew({ may, mine: [chief], ...own }) }));
  server.on('GET /projectCrews/crew-1/projectCrewItemStatus', () => ({
    body: listed(onTheDay.map(statusRow)),
  }));
};

test('states that somebody can be in stand on the screens', () =>
  expect(new Set(people.map(({ presence }) => presence))).toEqual(new Set(presences)));

test('the crew list of the chief', async () => {
  crewAnswers(leads);
  server.on('GET /projectCrews/crew-1/projectCrewItems', () => ({ body: listed([]) }));
  await show(crewListPage, { path: paths.crewChiefJob.pattern, at: paths.crewChiefJob.to({ id: 'crew-1' }) });
  expect(await saidOn('The crew, one row a person', onTheDay)).toEqual(asOne(onTheDay));
});

test('the hours to sign off', async () => {
  crewAnswers(leads);
  await show(signOffPage, { path: paths.signOff.pattern, at: paths.signOff.to({ id: 'crew-1' }) });
  expect(await saidOn('Hours', onTheDay)).toEqual(butOut(onTheDay));
});

test('the delivery note', async () => {
  const rows = onTheDay.map(({ called, presence }) => sampleHours(called, { presence }));
  server.on('GET /projectCrews/crew-1/deliveryNote', () => ({ body: sampleNote({ rows }) }));
  await show(notePage, { path: paths.deliveryNote.pattern, at: paths.deliveryNote.to({ id: 'crew-1' }) });
  expect(await saidOn('Hours', onTheDay)).toEqual(butOut(onTheDay));
});

test('the people of the crew', async () => {
  const team = people.map((one) => sampleMember(one.called, memberOf(one)));
  crewAnswers({ ...leads, signOff: false }, { team });
  await show(crewPage, { path: paths.crew.pattern, at: paths.crew.to({ id: 'crew-1' }) });
  expect(await saidOn('The crew', people)).toEqual(asOne(people));
});

test('the positions of the crew, for who plans', async () => {
  crewAnswers(plans);
  const items = people.map((one) => sampleItem(one.called, memberOf(one)));
  server.on('GET /projectCrews/crew-1/projectCrewItems', () => ({ body: listed(items) }));
  await show(crewPage, { path: paths.crew.pattern, at: paths.crew.to({ id: 'crew-1' }) });
  expect(await saidOn('Positions', people)).toEqual(asOne(people));
});
