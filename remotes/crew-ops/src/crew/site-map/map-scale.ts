import type { Position } from '@callboard/domain';

const equatorMetresPerPixel = 156_543.034;
const metresPerDegree = 111_195;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How many metres a pixel of a map is wide, at that latitude. */
export const metresPerPixel = (latitude: number, zoom: number): number =>
  (equatorMetresPerPixel * Math.cos(radians(latitude))) / 2 ** zoom;

/** The closest zoom at which so many metres fit into so many pixels. */
export const zoomFor = (latitude: number, metres: number, pixels: number): number =>
  Math.floor(Math.log2((equatorMetresPerPixel * Math.cos(radians(latitude)) * pixels) / Math.max(metres, 1)));

/** Metres east and north of a place; exact enough for what fits on a drawing. */
export const offsetFrom = (place: Position, other: Position): { east: number; north: number } => ({
  east: (other.longitude - place.longitude) * metresPerDegree * Math.cos(radians(place.latitude)),
  north: (other.latitude - place.latitude) * metresPerDegree,
});

/** A round length, 1, 2 or 5 with noughts, that is at most so long. */
export function roundLength(atMost: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(atMost, 1)));
  const step = [5, 2].find((one) => one * power <= atMost) ?? 1;
  return step * power;
}
