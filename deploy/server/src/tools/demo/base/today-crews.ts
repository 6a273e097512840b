import { clockAt, instantOf } from '@callboard/domain';
import { seedId } from '../dice.ts';

/**
 * The six crews around now. Their times follow the clock of the seeding, so that each is in its state whenever
 * the demo is opened: what happened in them is filled in by those who know checks and papers.
 */
export const todayCrews = [
  { key: 'beforePreCall', name: 'Abendaufbau Halle B', from: 210, until: 570 },
  { key: 'preCalled', name: 'Showbetrieb Halle A', from: 45, until: 405 },
  { key: 'mixed', name: 'Load-in Tor 3', from: -20, until: 460 },
  { key: 'working', name: 'Licht hängen Halle C', from: -240, until: 240 },
  { key: 'checkedOut', name: 'Frühabbau Halle D', from: -540, until: -30 },
  { key: 'signedOff', name: 'Nachtaufbau Foyer', from: -2_220, until: -1_620 },
] as const;
export type TodayCrew = (typeof todayCrews)[number]['key'];

export const todayCrewId = (tenant: string, key: TodayCrew): string => seedId(tenant, 'crew of today', key);
/** When the last of the six was signed off; its delivery note waits since then. */
export const signedOffMinutesAgo = 26 * 60;

const quarter = 15 * 60_000;

/** A clock that is put back names the hour that it shows twice only the first time; what is planned lies beside that. */
function namedByClock(instant: number, step: number, zone: string): Date {
  const { day, time } = clockAt(instant, zone);
  const meant = instantOf(day, time, zone);
  return meant.getTime() === instant ? meant : namedByClock(instant + step, step, zone);
}

/** Wall clocks of a crew of today, to the quarter of an hour. */
export function todayTimes(now: Date, minutes: { from: number; until: number }, zone: string) {
  const at = (offset: number) => {
    const rounded = Math.round((now.getTime() + offset * 60_000) / quarter) * quarter;
    return namedByClock(rounded, offset > 0 ? quarter : -quarter, zone);
  };
  const starts = at(minutes.from);
  const ends = at(minutes.until);
  return { starts, ends, from: clockAt(starts, zone), until: clockAt(ends, zone) };
}
