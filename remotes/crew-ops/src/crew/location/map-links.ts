import type { Location, Person } from '@callboard/contract';

export type MapService = Person['mapService'];
export const mapServices = [
  'google',
  'apple',
  'openstreetmap',
  'waze',
] as const satisfies readonly MapService[];
/** Names of services are the same in every language. */
export const serviceNames: Record<MapService, string> = {
  google: 'Google Maps',
  apple: 'Apple Maps',
  openstreetmap: 'OpenStreetMap',
  waze: 'Waze',
};

type Place = Pick<Location, 'name' | 'street' | 'zip' | 'city' | 'country' | 'latitude' | 'longitude'>;

export const addressLines = ({ street, zip, city }: Place): string[] =>
  [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean);

/** Where a map service shows the place: by its position, else by its address. */
export function mapLink(service: MapService, place: Place): string {
  const { latitude, longitude, name, country } = place;
  const known = latitude !== null && longitude !== null;
  const address = [name, ...addressLines(place), country].filter(Boolean).join(', ');
  const at = known ? `${latitude},${longitude}` : address;
  const linkTo = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;
  switch (service) {
    case 'google':
      return linkTo('https://www.google.com/maps/search/', { api: '1', query: at });
    case 'apple':
      return linkTo('https://maps.apple.com/', known ? { ll: at, q: name } : { q: address });
    case 'waze':
      return linkTo('https://waze.com/ul', known ? { ll: at, navigate: 'yes' } : { q: address });
    case 'openstreetmap':
      return known
        ? `${linkTo('https://www.openstreetmap.org/', { mlat: `${latitude}`, mlon: `${longitude}` })}#map=17/${latitude}/${longitude}`
        : linkTo('https://www.openstreetmap.org/search', { query: address });
  }
}
