import type { Location } from '@callboard/contract';

/** A place of work for tests. */
export const sampleLocation = (own: Partial<Location> = {}): Location => ({
  id: 'hall',
  version: 1,
  name: 'Messe Wien',
  street: 'Messeplatz 1',
  zip: '1020',
  city: 'Wien',
  country: 'AT',
  timeZone: 'Europe/Vienna',
  latitude: 48.2,
  longitude: 16.4,
  radiusM: 500,
  note: 'Entry by gate 3.',
  noNetwork: false,
  may: { edit: false },
  ...own,
});
