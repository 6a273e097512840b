import { clearPosition, forgetPermission } from '@callboard/parts';
import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { toasts } from '@callboard/ui';
import { screen, waitFor, within } from '@testing-library/react';
import feature from '../feature.ts';
import { paths } from '../base/paths.ts';
import * as page from '../project/project-page.tsx';
import { listed, samplePlace, sampleProject } from '../base/sample-project.ts';
import { degreesIn, noPlace, placeBody, placeProblems } from './place-form.ts';
import { PlaceSheet } from './place-sheet.tsx';
// Its code is there before the first test, whose waits are for what a person waits for.
import '../add-crew/add-crew-sheet.tsx';

const { server, show } = pageTest(feature);
const saved = jest.fn();
const close = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  toasts.clear();
  saved.mockClear();
  close.mockClear();
  signInAs({ roles: ['planner'], rights: { projects: ['READ'], crews: ['CREATE', 'EDIT'] } });
  server.on('GET /countries', () => ({
    body: listed([
      { id: 'AT', caption: 'Austria', parameters: {} },
      { id: 'DE', caption: 'Germany', parameters: {} },
    ]),
  }));
  server.on('GET /tenant/settings', () => ({
    body: {
      mobileTheme: 'default',
      useUserLanguage: true,
      timeZone: 'Europe/Vienna',
      contactEmail: '',
      contactPhone: '',
      map: null,
    },
  }));
  server.on('GET /tenant/companies', () => ({
    body: listed([{ id: 'own', name: 'Callboard', country: 'AT' }]),
  }));
});
const sent = () => server.requests.filter(({ method }) => method === 'POST');

function phoneAt(latitude: number | null, longitude = 0) {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) =>
    latitude === null
      ? failed?.({ code: 1 } as GeolocationPositionError)
      : found({
          coords: { latitude, longitude, accuracy: 12 } as GeolocationCoordinates,
          timestamp: Date.now(),
        } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  clearPosition();
  forgetPermission();
}

async function sheetOpened(place: Parameters<typeof PlaceSheet>[0]['place'], name: string) {
  const drawn = await show(<PlaceSheet place={place} onSaved={saved} onClose={close} />);
  const sheet = within(await screen.findByRole('dialog', { name }));
  await waitFor(() => expect(sheet.getByRole('combobox', { name: /^Country/ })).toHaveValue('AT'));
  await waitFor(() =>
    expect(sheet.getByRole('combobox', { name: /^Time zone/ })).toHaveValue('Europe/Vienna'),
  );
  const fill = async (label: RegExp, text: string) => {
    await drawn.user.clear(sheet.getByRole('textbox', { name: label }));
    await drawn.user.paste(text);
  };
  return { ...drawn, sheet, fill };
}
const save = ({ sheet, user }: Awaited<ReturnType<typeof sheetOpened>>) =>
  user.click(sheet.getByRole('button', { name: 'Save place' }));

test('a new place is where the tenant is, and where the phone is when that is tapped', async () => {
  phoneAt(48.208174, 16.373819);
  server.on('POST /locations', () => ({ status: 201, body: samplePlace({ id: 'new', name: 'Old mill' }) }));
  const opened = await sheetOpened(null, 'Add place');
  const { sheet, user, fill, baseElement } = opened;
  await fill(/^Name/, 'Old mill');
  await fill(/^Street/, 'Mill lane 3');
  await fill(/^City/, 'Wien');
  await user.click(sheet.getByRole('button', { name: 'Use where I am' }));
  expect(await sheet.findByText('Location found, accurate to 12 m')).toBeInTheDocument();
  await fill(/^Note/, 'Gate 3');
  await user.click(sheet.getByRole('checkbox', { name: /^No connection on site/ }));
  await expectNoAxeViolations(baseElement);
  await save(opened);
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ id: 'new' })));
  expect(close).toHaveBeenCalled();
  expect(sent()[0]?.body).toEqual({
    name: 'Old mill',
    street: 'Mill lane 3',
    zip: '',
    city: 'Wien',
    country: 'AT',
    timeZone: 'Europe/Vienna',
    latitude: 48.208174,
    longitude: 16.373819,
    radiusM: 500,
    note: 'Gate 3',
    noNetwork: true,
  });
});

test('a country that is read late is not missing once it is there', async () => {
  let answer = () => {};
  server.on('GET /tenant/companies', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { body: listed([{ id: 'own', name: 'Callboard', country: 'AT' }]) };
  });
  const { user } = await show(<PlaceSheet place={null} name="Old mill" onSaved={saved} onClose={close} />);
  const sheet = within(await screen.findByRole('dialog', { name: 'Add place' }));
  await user.type(sheet.getByRole('textbox', { name: /^City/ }), 'Wien');
  await user.click(sheet.getByRole('button', { name: 'Save place' }));
  const country = sheet.getByRole('combobox', { name: /^Country/ });
  await waitFor(() => expect(country).toBeInvalid());
  answer();
  await waitFor(() => expect(country).toHaveValue('AT'));
  await waitFor(() => expect(country).toBeValid());
  expect(sent()).toEqual([]);
});

test('a phone that does not say where it is says why; a pair from a map fills both', async () => {
  phoneAt(null);
  const { sheet, user, fill } = await sheetOpened(null, 'Add place');
  await user.click(sheet.getByRole('button', { name: 'Use where I am' }));
  expect(await sheet.findByText(/has no permission for your position/)).toBeInTheDocument();
  await fill(/^Latitude/, '48.2082, 16.3738');
  expect(sheet.getByRole('textbox', { name: /^Latitude/ })).toHaveValue('48.2082');
  expect(sheet.getByRole('textbox', { name: /^Longitude/ })).toHaveValue('16.3738');
});

test('without a name or a city nothing goes out; what the server refuses stands at its field', async () => {
  const refusal = apiError(422, 'invalid') as { body: object };
  const fields = [{ path: 'timeZone', code: 'bad_choice', params: {} }];
  server.on('POST /locations', () => ({ status: 422, body: { ...refusal.body, fields } }));
  const opened = await sheetOpened(null, 'Add place');
  const { sheet, fill } = opened;
  await save(opened);
  await waitFor(() => expect(sheet.getByRole('textbox', { name: /^Name/ })).toBeInvalid());
  expect(sheet.getByRole('textbox', { name: /^City/ })).toBeInvalid();
  expect(sent()).toEqual([]);
  await fill(/^Name/, 'Old mill');
  await fill(/^City/, 'Wien');
  await save(opened);
  await waitFor(() => expect(sheet.getByRole('combobox', { name: /^Time zone/ })).toBeInvalid());
  expect(close).not.toHaveBeenCalled();
});

test('changed for the version that was read; who was faster is shown', async () => {
  const place = samplePlace({ may: { edit: true } });
  server.on('GET /locations', () => ({ body: listed([{ ...place, version: 4, name: 'New quay' }]) }));
  server.on('POST /locations/quay', ({ headers }) =>
    headers['if-match']?.includes('4') ? { body: { ...place, version: 5 } } : apiError(409, 'conflict'),
  );
  const opened = await sheetOpened(place, 'Edit place');
  const { sheet, user, fill } = opened;
  await fill(/^Name/, 'Harbour quay');
  await save(opened);
  expect(await sheet.findByText('New quay')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent().map(({ headers }) => headers['if-match'])).toEqual(['"3"', '"4"']);
  expect(sent()[1]?.body).toMatchObject({ name: 'Harbour quay', city: 'Linz' });
});

test('made above a new crew it is called what was searched for, is chosen there, can be changed there, and sends nothing of the crew', async () => {
  const place = samplePlace({ id: 'new', name: 'Old mill', may: { edit: true } });
  server.on('GET /projects/4711', () => ({ body: sampleProject({ may: { addCrew: true } }) }));
  server.on('GET /projects/4711/projectCrews', () => ({ body: listed([]) }));
  for (const list of ['functions', 'cateringAgreementTypes', 'contacts', 'locations'])
    server.on(`GET /${list}`, () => ({ body: listed([]) }));
  server.on('POST /locations', () => ({ status: 201, body: place }));
  const { user } = await show(page, { path: paths.project.pattern, at: '/projects/4711?sheet=add-crew' });
  const crew = within(await screen.findByRole('dialog', { name: 'Add crew' }));
  const chosen = await crew.findByRole('combobox', { name: 'Place' });
  await user.click(crew.getByRole('textbox', { name: /^Name/ }));
  await user.paste('Load-in');
  await user.clear(chosen);
  await user.type(chosen, 'Old mill');
  await user.tab();
  await user.click(await crew.findByRole('button', { name: 'Add a place' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add place' }));
  await waitFor(() => expect(sheet.getByRole('combobox', { name: /^Country/ })).toHaveValue('AT'));
  expect(sheet.getByRole('textbox', { name: /^Name/ })).toHaveValue('Old mill');
  await user.click(sheet.getByRole('textbox', { name: /^City/ }));
  await user.paste('Wien');
  await user.click(sheet.getByRole('button', { name: 'Save place' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add place' })).not.toBeInTheDocument());
  expect(chosen).toHaveValue('Old mill');
  expect(crew.getByRole('textbox', { name: /^Name/ })).toHaveValue('Load-in');
  expect(sent().map(({ path, body }) => [path, (body as { name: string }).name])).toEqual([
    ['/locations', 'Old mill'],
  ]);
  await user.click(crew.getByRole('button', { name: 'Edit this place' }));
  expect(await screen.findByRole('dialog', { name: 'Edit place' })).toBeInTheDocument();
});

test.each([
  ['nothing', { latitude: '', longitude: '' }, []],
  ['both', { latitude: '48,2082', longitude: '-16.3738' }, []],
  ['one alone', { latitude: '48.2082' }, ['longitude']],
  ['no degrees', { latitude: 'north', longitude: '16' }, ['latitude']],
  ['a radius that is none', { radiusM: 'far' }, ['radiusM']],
])('degrees of a place: %s', (_, own, expected) => {
  const values = { ...noPlace, name: 'Mill', ...own };
  expect(placeProblems(values).map(({ path }) => path)).toEqual(expected);
});

test('degrees are read with a point or a comma', () => {
  expect(placeBody({ ...noPlace, latitude: '48,5', longitude: '-16.25' })).toMatchObject({
    latitude: 48.5,
    longitude: -16.25,
  });
  expect(degreesIn('48.2082, 16.3738')).toEqual({ latitude: '48.2082', longitude: '16.3738' });
  expect(degreesIn('48,2082')).toBeNull();
});
