import { useFormat, useWords } from '@callboard/i18n';
import { figureKinds } from './figure-kinds.ts';
import type { FigureName } from './figure-kinds.ts';

/** Shares are hundredths of a percent. */
const whole = 10_000;

/** Writes a figure of a plus crew: money in its currency, hours, shares in percent. */
export function useFigureText(currency: string) {
  const t = useWords('plus-crews');
  const { money, number, duration } = useFormat();
  return (name: FigureName, value: number | null): string => {
    if (value === null) return t('figure.unknown');
    const kind = figureKinds[name];
    if (kind === 'minutes') return duration(value, { signed: false });
    if (kind === 'share') return number(value / whole, { style: 'percent', maximumFractionDigits: 1 });
    const amount = money({ amount: value, currency });
    return kind === 'money' ? amount : t('figure.perHour', { amount });
  };
}
