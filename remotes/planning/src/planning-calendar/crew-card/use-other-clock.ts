import type { CalendarCrew } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useState } from 'react';

/** `Europe/London`, where no town is known. */
const placeOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Whose clock the hours are on, where it is not that of the phone. */
export function useOtherClock({ timeZone, location }: Pick<CalendarCrew, 'timeZone' | 'location'>) {
  const t = useWords('planning');
  const { time } = useFormat();
  const [now] = useState(Date.now);
  if (time(now, timeZone) === time(now)) return null;
  return t('planning-calendar.otherZone', { place: location?.city || placeOf(timeZone) });
}
