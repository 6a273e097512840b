import type { Absence } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { useAbsenceStatus } from '@callboard/parts';

type Days = Pick<Absence, 'from' | 'to' | 'firstHalf' | 'lastHalf'>;

/** Days off in words: when, how many, which half days, and who decided. */
export function useVacationText() {
  const t = useWords('planning');
  const state = useAbsenceStatus();
  const { date, number, when } = useFormat();
  const span = ({ from, to }: Pick<Absence, 'from' | 'to'>): string => {
    if (from === to) return date(from, 'weekday');
    const style = from.slice(0, 4) === to.slice(0, 4) ? 'short' : 'medium';
    return `${date(from, style)} – ${date(to, style)}`;
  };
  const days = (count: number): string => t('vacations.days', { count, figure: number(count) });
  const halves = ({ from, to, firstHalf, lastHalf }: Days): string[] => {
    const single = from === to;
    return [
      ...(firstHalf ? [t(`vacations.${single ? 'afternoon' : 'firstHalf'}`)] : []),
      ...(lastHalf ? [t(`vacations.${single ? 'morning' : 'lastHalf'}`)] : []),
    ];
  };
  /** "Approved · Petra Maier, 19 Nov"; nothing while nobody has decided. */
  const decided = ({ status, decidedAt, decidedBy }: Absence): string | null =>
    decidedAt !== null && decidedBy !== null
      ? t('vacations.by', { state: state(status), name: decidedBy, when: when(decidedAt) })
      : null;
  return { span, days, halves, decided };
}
