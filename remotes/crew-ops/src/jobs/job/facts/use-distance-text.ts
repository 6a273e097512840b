import type { JobDetail } from '@callboard/contract';
import { metresBetween } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { useNearPosition } from '@callboard/parts';
import { distanceOf } from '../../../on-site/position/distance-to-site.ts';

/** How far the job is from here, where the phone may know that without a question, and from home. */
export function useDistanceText({ location, place }: JobDetail): string | null {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const { latitude = null, longitude = null } = location ?? {};
  const site = latitude === null || longitude === null ? null : { latitude, longitude };
  const fix = useNearPosition(site !== null);
  const near = site && fix ? distanceOf(metresBetween(site, fix)) : null;
  const here = near && number(near.value, { style: 'unit', unit: near.unit, unitDisplay: 'short' });
  const km = place?.distanceKm ?? null;
  const home =
    km === null ? null : number(km, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 });
  if (here && home) return t('job.fromBoth', { here, home });
  if (here) return t('job.fromHere', { distance: here });
  return home && t('job.fromHome', { distance: home });
}
