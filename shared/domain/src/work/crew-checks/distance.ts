/** Where somebody is, and whether that is at the site. */

export type Position = { readonly latitude: number; readonly longitude: number };

const earthMetres = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres along the ground (haversine), good to half a percent. */
export function metresBetween(a: Position, b: Position): number {
  const north = radians(b.latitude - a.latitude);
  const east = radians(b.longitude - a.longitude);
  const h =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthMetres * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A fix that is inaccurate is believed in the person's favour. */
export const isInside = (
  { metres, accuracyM }: { metres: number; accuracyM: number },
  radiusM: number,
): boolean => metres - accuracyM <= radiusM;

/** The phone asks once more before it sends such a fix; the server takes it with a mark. */
export const isPoorFix = (
  accuracyM: number,
  { poorAccuracyMetres }: { poorAccuracyMetres: number },
): boolean => accuracyM > poorAccuracyMetres;
