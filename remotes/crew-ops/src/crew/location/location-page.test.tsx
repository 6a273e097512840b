import { apiError, expectNoAxeViolations, pageTest, signInAs } from '@callboard/testing';
import { screen } from '@testing-library/react';
import feature from '../../feature.ts';
import * as page from './location-page.tsx';
import { sampleLocation } from './sample-location.ts';

const { server, show } = pageTest(feature);
beforeEach(() => {
  signInAs({ roles: ['crew'] });
});

const path = '/locations/{id}';
const opened = () => show(page, { path, at: '/locations/hall' });
const answer = (own = {}) => server.on('GET /locations/hall', () => ({ body: sampleLocation(own) }));

test('a location shows where it is, how near counts, and the way there', async () => {
  answer({ noNetwork: true });
  const { container } = await opened();
  expect(
    await screen.findByRole('img', { name: 'Drawing of Messe Wien with a circle of 500 m' }),
  ).toBeVisible();
  expect(screen.getByText('Messeplatz 1')).toBeInTheDocument();
  expect(screen.getByText('Check-in counts as on site within 500 m.')).toBeInTheDocument();
  expect(screen.getByText('Entry by gate 3.')).toBeInTheDocument();
  expect(screen.getByText('No connection on site')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open in / })).toHaveAttribute(
    'href',
    expect.stringContaining('48.2%2C16.4'),
  );
  await expectNoAxeViolations(container);
});

test('without a position the address leads there', async () => {
  answer({ latitude: null, longitude: null });
  await opened();
  expect(await screen.findByText('No position is known for this place yet.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'How far am I?' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Open in / })).toHaveAttribute(
    'href',
    expect.stringContaining('Wien'),
  );
});

test('a map takes the drawing’s place where pictures of one can be had', async () => {
  answer();
  const map = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Makers' };
  server.on('GET /tenant/settings', () => ({
    body: {
      mobileTheme: 'default',
      useUserLanguage: true,
      timeZone: 'Europe/Vienna',
      contactEmail: '',
      contactPhone: '',
      map,
    },
  }));
  const { user } = await opened();
  expect(await screen.findByRole('region', { name: 'Map of Messe Wien' })).toBeInTheDocument();
  expect(screen.getByText('© Makers')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByRole('button', { name: 'Back to the site' })).toBeInTheDocument();
});

test('a location tells how far it is when asked, and how to allow it when it may not', async () => {
  answer();
  const position = { latitude: 48.21, longitude: 16.4, accuracy: 10 };
  const getCurrentPosition = jest.fn((found: (at: object) => void) =>
    found({ coords: position, timestamp: Date.now() }),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'How far am I?' }));
  expect(await screen.findByText('1.1 km')).toBeInTheDocument();
  getCurrentPosition.mockImplementation(((_: unknown, refused: (error: object) => void) =>
    refused({ code: 1 })) as never);
  await user.click(screen.getByRole('button', { name: 'Look again' }));
  expect(await screen.findByText(/no permission for your position/)).toBeInTheDocument();
});

test('a place that is not there or not open says so', async () => {
  server.on('GET /locations/hall', () => apiError(404, 'not_found'));
  const { container } = await opened();
  expect(await screen.findByText('Location not found')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});
