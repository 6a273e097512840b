import { useFormat, useWords } from '@callboard/i18n';

const dayMinutes = 24 * 60;

/** `in 25 min`, `in 2:05 h`, `in 3 days`, by the server's clock. */
export function useOpensIn(): (moment: string, now: number) => string {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  return (moment, now) => {
    const minutes = Math.max(0, Math.ceil((Date.parse(moment) - now) / 60_000));
    if (minutes >= 2 * dayMinutes) return t('on-site.inDays', { count: Math.floor(minutes / dayMinutes) });
    return minutes < 60
      ? t('on-site.inMinutes', { minutes })
      : t('on-site.inHours', { duration: duration(minutes, { signed: false }) });
  };
}
