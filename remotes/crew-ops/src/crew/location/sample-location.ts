import { locations } from '@callboard/contract';
import type { Location } from '@callboard/contract';
import { sampleOf } from '@callboard/testing';
import type { PartOf } from '@callboard/testing';

/** A place of work for tests. */
export const sampleLocation = (own: PartOf<Location> = {}): Location =>
  sampleOf(locations.location, {
    id: 'hall',
    name: 'Messe Wien',
    street: 'Messeplatz 1',
    zip: '1020',
    city: 'Wien',
    country: 'AT',
    latitude: 48.2,
    longitude: 16.4,
    radiusM: 500,
    note: 'Entry by gate 3.',
    ...own,
  });
