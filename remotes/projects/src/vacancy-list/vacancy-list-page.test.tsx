import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed } from '../base/sample-project.ts';
import { sampleApplication, sampleConflict, sampleVacancy } from './sample-vacancy.ts';
import * as page from './vacancy-list-page.tsx';

const { server, show } = pageTest(feature);
beforeEach(() => {
  toasts.clear();
  signInAs({ roles: ['crew'], rights: { persons: ['READ'], mobileProjectVacancies: ['READ'] } });
});

const answer = (...rows: ReturnType<typeof sampleVacancy>[]) =>
  server.on('GET /projectCrewItems/vacant/', () => ({ body: listed(rows) }));
const opened = (at = '/projects-vacancy') => show(page, { path: paths.projectsVacancy.pattern, at });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Vacancies, soonest first' })).findAllByRole('link');
const said = () => toasts.current().map(({ message }) => message);

test('a row tells hours, what, where, how far and how many places; only possible ones are asked for', async () => {
  answer(sampleVacancy(1));
  const { container } = await opened();
  const [row] = await rows();
  expect(row).toHaveAccessibleName(
    /Sunday, 5 January 2031.*07:30 – 18:00.*12 km from home.*Harbour festival · Load-in · Rigger.*North hall.*2 places/,
  );
  expect(server.requests.map(({ url }) => url)).toEqual(feature.pages.projectsVacancy.warm);
  await expectNoAxeViolations(container);
});

test('a vacancy says until when it can be applied for, and that the first who applies has it', async () => {
  answer(sampleVacancy(1, { offeredUntil: '2030-12-06T17:00:00Z', firstCome: true }));
  const { user } = await opened();
  const [row] = await rows();
  expect(row).toHaveAccessibleName(/Until Fri, 6 Dec 2030, 17:00.*First come/);
  await user.click(row as HTMLElement);
  const text = 'First come, first served: whoever applies first has it at once.';
  expect(await screen.findByText(text)).toBeVisible();
});

test('one applies after reading what speaks against it, and Undo withdraws', async () => {
  const warned = sampleVacancy(1, {
    eligibility: {
      ok: true,
      reasons: [sampleConflict('shortRest', 'warn', { minutes: 570, caption: 'Load-out' })],
    },
  });
  answer(warned);
  server.on('GET /projectCrewItems/vacancy-1/applyVacancy', () => {
    answer({ ...warned, application: sampleApplication(), may: { apply: false, unapply: true } });
    return { body: { id: 'vacancy-1', status: 'vacant', application: sampleApplication() } };
  });
  server.on('GET /projectCrewItems/vacancy-1/unapplyVacancy', () => {
    answer(warned);
    return { body: { id: 'vacancy-1', status: 'vacant', application: sampleApplication('withdrawn') } };
  });
  const { user } = await opened('/projects-vacancy?vacancy=vacancy-1');
  const sheet = within(await screen.findByRole('dialog', { name: 'Vacancy' }));
  expect(await sheet.findByText(/Only .*9:30 h of rest before or after Load-out\./)).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Apply' }));
  // The sheet is gone, so that Undo can be reached.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: /Applied/ })).toBeInTheDocument();
  expect(said()).toEqual(['Applied: Harbour festival · Load-in · Rigger, Sun, 5 Jan 2031']);
  act(() => toasts.act(toasts.current()[0]?.id ?? 0));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Applied/ })).not.toBeInTheDocument());
  expect(said()).toEqual(['Application withdrawn: Harbour festival · Load-in · Rigger, Sun, 5 Jan 2031']);
});

test('where the first comes first the job is booked, without an Undo that would be no cancellation', async () => {
  answer(sampleVacancy(1));
  server.on('GET /projectCrewItems/vacancy-1/applyVacancy', () => {
    answer();
    return { body: { id: 'vacancy-1', status: 'confirmed', application: sampleApplication('accepted') } };
  });
  const { user } = await opened('/projects-vacancy?vacancy=vacancy-1');
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() =>
    expect(said()).toEqual(['The job is yours: Harbour festival · Load-in · Rigger, Sun, 5 Jan 2031']),
  );
  expect(toasts.current()[0]?.action).toBeUndefined();
  expect(await screen.findByText('No vacancies for you now')).toBeInTheDocument();
});

test('somebody else was quicker: it says so and shows how it stands', async () => {
  answer(sampleVacancy(1));
  server.on('GET /projectCrewItems/vacancy-1/applyVacancy', () => {
    answer();
    return apiError(409, 'wrong_state');
  });
  const { user } = await opened('/projects-vacancy?vacancy=vacancy-1');
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('This vacancy is no longer here')).toBeInTheDocument();
  expect(said()[0]).toMatch(/^Not sent: /);
});

test('vacancies that are not possible are shown when asked for, each with its reason and without a button', async () => {
  answer();
  const { user, address } = await opened();
  expect(await screen.findByText('No vacancies for you now')).toBeInTheDocument();
  answer(
    sampleVacancy(1, {
      eligibility: {
        ok: false,
        reasons: [
          sampleConflict('overlapConfirmed', 'stop', { caption: 'Opera ball', day: '2031-01-05' }),
          sampleConflict('blocked', 'warn', { day: '2031-01-05' }),
        ],
      },
      may: { apply: false, unapply: false },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Show all vacancies' }));
  expect(address()).toBe('/projects-vacancy?all=1');
  const [row] = await rows();
  expect(row).toHaveAccessibleName(/Not possible.*You’re confirmed for Opera ball, Sun, 5 Jan 2031\./);
  await user.click(row as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: 'Vacancy' }));
  expect(await sheet.findByRole('heading', { name: 'Why you can’t apply' })).toBeInTheDocument();
  expect(sheet.getByText('You’ve blocked Sun, 5 Jan 2031 in your calendar.')).toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
});

describe('without a connection', () => {
  afterEach(() => act(() => void fireEvent.online(window)));

  test('a vacancy can be read, and the button says why it waits', async () => {
    answer(sampleVacancy(1));
    await opened('/projects-vacancy?vacancy=vacancy-1');
    await screen.findByRole('button', { name: 'Apply' });
    act(() => void fireEvent.offline(window));
    expect(await screen.findByText('You’re offline. Connect to apply or withdraw.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
  });
});
