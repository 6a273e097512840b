import type { Format } from '@callboard/i18n';

/** The whole truth about a time: day, hour, and the zone that the reader's phone is in. */
export function receivedAt(instant: string, { date, time, locale }: Format): string {
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return [`${date(instant, 'long')}, ${time(instant)}`, zone].filter(Boolean).join(' ');
}
