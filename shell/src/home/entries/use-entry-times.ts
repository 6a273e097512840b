import { serverNow, todayHere } from '@callboard/client';
import type { HomeEntry } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useDeadlineText, useOverdueText } from '@callboard/ui';

const dayMs = 86_400_000;

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
  const overdue = useOverdueText();
  const deadline = useDeadlineText();
  const zone = span?.timeZone;
  const now = serverNow();
  const by = (at: string) => t('home.by', { at });
  // A deadline of a day is over with that day.
  const daysLate = dueOn ? (Date.parse(todayHere()) - Date.parse(dueOn)) / dayMs : 0;
  const dueDay = dueOn && (daysLate > 0 ? overdue(daysLate * dayMs) : by(date(dueOn, 'weekday')));
  const here =
    span && dateTime(span.startsAt) !== dateTime(span.startsAt, zone)
      ? t('home.here', { day: date(span.startsAt, 'weekday'), hours: hours() ?? '' })
      : null;
  return {
    day: span ? isoDay(span.startsAt, span.timeZone) : null,
    hours: hours(zone) ?? null,
    here,
    due: dueAt ? deadline(dueAt, now, by) : (dueDay ?? null),
    late: dueAt ? Date.parse(dueAt) <= now : daysLate > 0,
    since: since ? when(since) : null,
  };
}
