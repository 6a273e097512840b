import { useFormat } from '@callboard/i18n';

/** `Fri, 20 Nov`, or `20 Nov – 24 Nov` where it is more than a day; over New Year with both years. */
export function useSpanText(): (from: string, to?: string) => string {
  const { date } = useFormat();
  return (from, to = from) => {
    if (from === to) return date(from, 'weekday');
    const style = from.slice(0, 4) === to.slice(0, 4) ? 'short' : 'medium';
    return `${date(from, style)} – ${date(to, style)}`;
  };
}
