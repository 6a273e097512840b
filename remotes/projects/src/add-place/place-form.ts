import type { Location } from '@callboard/contract';
import type { FieldProblem } from '@callboard/parts';

export const noPlace = {
  name: '',
  street: '',
  zip: '',
  city: '',
  country: '',
  timeZone: '',
  latitude: '',
  longitude: '',
  radiusM: '500',
  note: '',
  noNetwork: false,
};
export type PlaceValues = typeof noPlace;

const written = (degrees: number | null) => (degrees === null ? '' : String(degrees));

export const editablePlace = (place: Location): PlaceValues => ({
  name: place.name,
  street: place.street,
  zip: place.zip,
  city: place.city,
  country: place.country,
  timeZone: place.timeZone,
  latitude: written(place.latitude),
  longitude: written(place.longitude),
  radiusM: String(place.radiusM),
  note: place.note,
  noNetwork: place.noNetwork,
});

/** Degrees have no thousands: a comma is a point. */
const readDegrees = (text: string): number | null => {
  if (text.trim() === '') return null;
  return /^[-+]?\d{1,3}(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;
};
const readRadius = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

export const placeBody = (values: PlaceValues) => ({
  ...values,
  latitude: readDegrees(values.latitude),
  longitude: readDegrees(values.longitude),
  radiusM: readRadius(values.radiusM),
});

/** What maps copy: both at once. */
export function degreesIn(text: string): Pick<PlaceValues, 'latitude' | 'longitude'> | null {
  const [, latitude, longitude] = /^\s*(-?\d{1,2}\.\d+)\s*[,;]\s*(-?\d{1,3}\.\d+)\s*$/.exec(text) ?? [];
  return latitude && longitude ? { latitude, longitude } : null;
}

/** What the shape of the body does not say, or says less well. */
export function placeProblems(values: PlaceValues): FieldProblem<keyof PlaceValues>[] {
  const { latitude, longitude, radiusM } = placeBody(values);
  const problems: FieldProblem<keyof PlaceValues>[] = [];
  if (values.name.trim() === '') problems.push({ path: 'name', code: 'required' });
  if (Number.isNaN(latitude)) problems.push({ path: 'latitude', code: 'bad_format' });
  if (Number.isNaN(longitude)) problems.push({ path: 'longitude', code: 'bad_format' });
  if (latitude === null && longitude !== null) problems.push({ path: 'latitude', code: 'required' });
  if (longitude === null && latitude !== null) problems.push({ path: 'longitude', code: 'required' });
  if (Number.isNaN(radiusM)) problems.push({ path: 'radiusM', code: 'bad_format' });
  return problems;
}
