import { absenceKinds } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import type { CalendarEntry } from './days/calendar-days.ts';

/** What an entry is called: a job by its project, days off by their kind. */
export function useEntryTitle(): (entry: CalendarEntry) => string {
  const t = useWords('crew-ops');
  return ({ kind, caption }) => {
    if (kind === 'block') return t('personal-calendar.blocked');
    if (kind === 'busy') return t('personal-calendar.busy');
    const absence = absenceKinds.find((one) => kind === 'absence' && one === caption);
    return absence ? t(`personal-calendar.kind.${absence}`) : caption;
  };
}
