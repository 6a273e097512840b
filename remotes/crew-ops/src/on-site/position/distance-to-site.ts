import type { CrewCheck } from '@callboard/contract';
import { isInside, metresBetween } from '@callboard/domain';
import type { Fix } from '@callboard/parts';

/** How far somebody is from the site and whether that counts as there; nothing where the site has no position. */
export function distanceToSite(
  site: CrewCheck['site'],
  fix: Fix,
): { readonly metres: number; readonly inside: boolean } | null {
  if (!site || site.latitude === null || site.longitude === null) return null;
  const metres = metresBetween({ latitude: site.latitude, longitude: site.longitude }, fix);
  return { metres, inside: isInside({ metres, accuracyM: fix.accuracyM }, site.radiusM) };
}

/** `240 m`, `1.4 km`: as exact as it matters. */
export const distanceOf = (metres: number): { value: number; unit: 'meter' | 'kilometer' } =>
  metres < 950
    ? { value: Math.round(metres / 10) * 10, unit: 'meter' }
    : {
        value: metres < 9_950 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000),
        unit: 'kilometer',
      };
