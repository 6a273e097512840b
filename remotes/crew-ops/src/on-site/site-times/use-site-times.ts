import { clockAt } from '@callboard/domain';
import type { WallClock } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';

type Span = {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly startDate: string;
  readonly timeZone: string;
};
export type SiteTimes = {
  /** `Sat 21 Nov` where the work is. */
  readonly day: string;
  /** `20:00 – 06:00` on the clock of the site; empty where no times have been entered. */
  readonly hours: string;
  /** The same on the phone's own clock, where that is another one. */
  readonly here: string | null;
};

/** As the phone shows it; a formatter made for each look would cost a tap its speed. */
function ownClock(at: Date): WallClock {
  const wall = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Whether two zones show the same time at a moment. */
export const sameClock = (at: Date, zone: string, other?: string): boolean => {
  const there = clockAt(at, zone);
  const here = other === undefined ? ownClock(at) : clockAt(at, other);
  return there.day === here.day && there.time === here.time;
};

/** Times are the site's; on a phone in another zone both are told. */
export function useSiteTimes(): (span: Span) => SiteTimes {
  const t = useWords('crew-ops');
  const { date, time } = useFormat();
  return ({ startsAt, endsAt, startDate, timeZone }) => {
    const day = date(startDate, 'weekday');
    if (startsAt === null) return { day, hours: '', here: null };
    const hours = (zone?: string) =>
      endsAt === null ? time(startsAt, zone) : `${time(startsAt, zone)} – ${time(endsAt, zone)}`;
    const here = sameClock(new Date(startsAt), timeZone)
      ? null
      : t('site-times.here', { hours: hours(), day: date(startsAt, 'weekday') });
    return { day, hours: hours(timeZone), here };
  };
}
