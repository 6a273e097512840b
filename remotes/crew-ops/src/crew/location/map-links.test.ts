import { addressLines, mapLink } from './map-links.ts';
import { sampleLocation } from './sample-location.ts';

const known = sampleLocation();
const unknown = sampleLocation({ latitude: null, longitude: null });

test.each([
  ['google', 'https://www.google.com/maps/search/?api=1&query=48.2%2C16.4'],
  ['apple', 'https://maps.apple.com/?ll=48.2%2C16.4&q=Messe+Wien'],
  ['openstreetmap', 'https://www.openstreetmap.org/?mlat=48.2&mlon=16.4#map=17/48.2/16.4'],
  ['waze', 'https://waze.com/ul?ll=48.2%2C16.4&navigate=yes'],
] as const)('%s is opened at the position', (service, address) =>
  expect(mapLink(service, known)).toBe(address),
);

test.each(['google', 'apple', 'openstreetmap', 'waze'] as const)(
  '%s finds a place without a position by its address',
  (service) => expect(decodeURIComponent(mapLink(service, unknown))).toContain('1020+Wien'),
);

test('an address without a street has one line', () =>
  expect(addressLines(sampleLocation({ street: '' }))).toEqual(['1020 Wien']));
