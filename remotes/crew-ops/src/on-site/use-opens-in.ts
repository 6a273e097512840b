import { useFormat, useWords } from '@callboard/i18n';

/** `in 25 min`, `in 2:05 h`, by the server's clock. */
export function useOpensIn(): (moment: string, now: number) => string {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  return (moment, now) => {
    const minutes = Math.max(0, Math.ceil((Date.parse(moment) - now) / 60_000));
    return minutes < 60
      ? t('on-site.inMinutes', { minutes })
      : t('on-site.inHours', { duration: duration(minutes, { signed: false }) });
  };
}
