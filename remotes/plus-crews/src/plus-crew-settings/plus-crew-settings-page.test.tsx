import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import { listed, sampleLevels, samplePlusCrew, sampleValue } from '../base/sample-plus-crew.ts';
import * as page from './plus-crew-settings-page.tsx';

jest.setTimeout(60_000);
const { server, show } = pageTest(feature);
const levels = sampleValue({
  id: 'v-levels',
  version: 5,
  type: 'levels',
  unit: 'levels',
  parameters: { levels: sampleLevels },
});
beforeEach(() => {
  sessionStorage.clear();
  signInAs({ roles: ['planner'], rights: { plusCrews: ['READ', 'EDIT'] } });
  server.on('GET /plusCrewValues', () => ({ body: listed([sampleValue(), levels]) }));
});
async function opened(edit = true) {
  server.on('GET /plusCrews/PC-7', () => ({ body: samplePlusCrew({ may: { edit } }) }));
  const shown = await show(page, { path: paths.plusCrewSettings.pattern, at: '/plus-crews/PC-7/settings' });
  await screen.findByRole('table', { name: 'Levels' });
  return shown;
}
const sent = () => server.requests.findLast(({ method }) => method === 'POST');

test('the page tells the period and the levels; who may not edit is offered nothing', async () => {
  const { container } = await opened(false);
  expect(screen.getByText('Month')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Levels' })).toHaveTextContent(
    'From 80%50%From 100%100%From 120%150%',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await expectNoAxeViolations(container);
});

test('the period is changed, with the version that was read', async () => {
  const { user } = await opened();
  server.on('POST /plusCrewValues/v-target', () => ({ body: sampleValue({ version: 4 }) }));
  await user.click(screen.getByRole('button', { name: 'Change: Period of the target' }));
  const sheet = await screen.findByRole('dialog', { name: 'Period of the target' });
  await user.selectOptions(within(sheet).getByRole('combobox'), 'Quarter');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()?.body).toEqual({ period: 'quarter' });
  expect(sent()?.headers['if-match']).toBe('"3"');
});

test('levels are typed in percent and go upwards', async () => {
  const { user } = await opened();
  server.on('POST /plusCrewValues/v-levels', () => ({ body: levels }));
  await user.click(screen.getByRole('button', { name: 'Change: Levels' }));
  const sheet = await screen.findByRole('dialog', { name: 'Levels' });
  await user.click(within(sheet).getByRole('button', { name: 'Add level' }));
  const last = (name: string) => within(sheet).getAllByLabelText(name).at(-1) as HTMLElement;
  await user.type(last('Share of target'), '110');
  await user.type(last('Share of bonus'), '200.5');
  expect(within(sheet).getByText('Must be higher than in the level before.')).toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(sent()).toBeUndefined();
  await user.clear(last('Share of target'));
  await user.type(last('Share of target'), '150');
  await user.click(within(sheet).getByRole('button', { name: 'Remove level 1' }));
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()?.body).toEqual({
    levels: [...sampleLevels.slice(1), { attainment: 15_000, factor: 20_050 }],
  });
});

test('a conflict keeps what was typed and shows what stands there now', async () => {
  const { user } = await opened();
  server.on('POST /plusCrewValues/v-target', () => apiError(409, 'conflict'));
  await user.click(screen.getByRole('button', { name: 'Change: Period of the target' }));
  const sheet = await screen.findByRole('dialog', { name: 'Period of the target' });
  await user.selectOptions(within(sheet).getByRole('combobox'), 'Quarter');
  server.on('GET /plusCrewValues', () => ({
    body: listed([sampleValue({ version: 4, parameters: { period: 'year' } }), levels]),
  }));
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByRole('button', { name: 'Save mine' })).toBeInTheDocument();
  expect(sheet).toHaveTextContent('Year');
  expect(within(sheet).getByRole('combobox')).toHaveValue('quarter');
});
