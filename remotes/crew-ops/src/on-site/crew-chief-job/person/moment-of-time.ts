import { addDays, clockAt, instantOf } from '@callboard/domain';

/** The last moment at which the clock at the site showed this time: ten to midnight, said at half past twelve, was yesterday. */
export function momentOfTime(time: string, now: number, zone: string): string {
  const today = clockAt(now, zone).day;
  const at = instantOf(today, time, zone);
  return (at.getTime() <= now ? at : instantOf(addDays(today, -1), time, zone)).toISOString();
}
