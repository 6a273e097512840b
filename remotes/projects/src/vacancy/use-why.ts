import type { ItemConflict } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';

/** What speaks against a job, said to the person who wants it. */
export function useWhy(): (conflict: ItemConflict) => string {
  const t = useWords('projects');
  const { date, duration } = useFormat();
  return ({ kind, params: { caption = '', day, minutes, days = '' } }) =>
    t(`why.${kind}`, {
      caption,
      day: typeof day === 'string' && day !== '' ? date(day, 'weekday') : '',
      hours: typeof minutes === 'number' ? duration(minutes, { signed: false }) : '',
      days,
    });
}
