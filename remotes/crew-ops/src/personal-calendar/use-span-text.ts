import { useFormat } from '@callboard/i18n';

/** `Fri, 20 Nov`, or `20 Nov – 24 Nov` where it is more than a day. */
export function useSpanText(): (from: string, to?: string) => string {
  const { date } = useFormat();
  return (from, to = from) =>
    from === to ? date(from, 'weekday') : `${date(from, 'short')} – ${date(to, 'short')}`;
}
