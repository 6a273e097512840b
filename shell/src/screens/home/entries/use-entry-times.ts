import { serverNow } from '@callboard/client';
import type { HomeEntry } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useDeadlineText, useTimeLeft } from '@callboard/ui';

export type EntryTimes = {
  /** The day and the hours on the clock of the site. */
  readonly day: string | null;
  readonly hours: string | null;
  /** The same on the phone's own clock, where that is another one. */
  readonly here: string | null;
  /** "By Mon 08:00" on the phone's own clock, with its date when it is further away, and how long it is over. */
  readonly due: string | null;
  readonly late: boolean;
  readonly since: string | null;
};

export function useEntryTimes({ span, dueAt, dueOn, since }: HomeEntry): EntryTimes {
  const t = useWords('shell');
  const { date, time, dateTime, isoDay, when } = useFormat();
  const hours = (zone?: string) => span && `${time(span.startsAt, zone)} – ${time(span.endsAt, zone)}`;
  const deadlineText = useDeadlineText();
  const timeLeft = useTimeLeft();
  const zone = span?.timeZone;
  const now = serverNow();
  const deadline = dueAt ?? dueOn;
  const here =
    span && dateTime(span.startsAt) !== dateTime(span.startsAt, zone)
      ? t('home.here', { day: date(span.startsAt, 'weekday'), hours: hours() ?? '' })
      : null;
  return {
    day: span ? isoDay(span.startsAt, span.timeZone) : null,
    hours: hours(zone) ?? null,
    here,
    due: deadline ? deadlineText(deadline, now, (at) => t('home.by', { at })) : null,
    late: deadline ? timeLeft(deadline, now) < 0 : false,
    since: since ? when(since) : null,
  };
}
