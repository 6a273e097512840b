import { serverNow } from '@callboard/client';
import type { HomeEntry } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';

const nearMs = 6 * 86_400_000;

export type EntryTimes = {
  /** The day and the hours on the clock of the site. */
  readonly day: string | null;
  readonly hours: string | null;
  /** The same on the phone's own clock, where that is another one. */
  readonly here: string | null;
  /** "By Mon 08:00" on the phone's own clock; with its date when it is further away or over. */
  readonly due: string | null;
  readonly late: boolean;
  readonly since: string | null;
};

export function useEntryTimes({ span, dueAt, dueOn, since }: HomeEntry): EntryTimes {
  const t = useWords('shell');
  const { date, time, dateTime, isoDay, when } = useFormat();
  const hours = (zone?: string) => span && `${time(span.startsAt, zone)} – ${time(span.endsAt, zone)}`;
  const left = dueAt ? Date.parse(dueAt) - serverNow() : 0;
  const near = left > 0 && left < nearMs;
  const zone = span?.timeZone;
  const at = (due: string) => (near ? `${date(due, 'weekdayName')} ${time(due)}` : dateTime(due));
  const until = dueAt ? at(dueAt) : dueOn && date(dueOn, 'weekday');
  const here =
    span && dateTime(span.startsAt) !== dateTime(span.startsAt, zone)
      ? t('home.here', { day: date(span.startsAt, 'weekday'), hours: hours() ?? '' })
      : null;
  return {
    day: span ? isoDay(span.startsAt, span.timeZone) : null,
    hours: hours(zone) ?? null,
    here,
    due: until ? t('home.by', { at: until }) : null,
    late: dueAt !== undefined && left <= 0,
    since: since ? when(since) : null,
  };
}
