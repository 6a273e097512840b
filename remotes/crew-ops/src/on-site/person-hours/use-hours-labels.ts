import { useWords } from '@callboard/i18n';

/** How the fields of hours are called, wherever they are typed. */
export function useHoursLabels() {
  const t = useWords('crew-ops');
  return {
    from: t('sign-off.from'),
    until: t('sign-off.until'),
    breakMinutes: t('sign-off.breakMinutes'),
  };
}
