import type { AnswerOf, crewItems } from '@callboard/contract';
import { payBases } from '@callboard/domain';
import type { Difference } from '@callboard/domain';
import { useFormat } from '@callboard/i18n';
import type { ChangeLine } from '../change-lines/change-lines.tsx';
import { usePositionLabels } from '../position-form/use-position-labels.ts';
import { usePartWords } from '../words/use-part-words.ts';

type Activity = AnswerOf<typeof crewItems.crewItemActivities>['items'][number];
type Change = Difference | Activity['besides'][number];

/** Changes of a position as a planner reads them. */
export function useChangeLines(currency: string): (changes: readonly Change[]) => ChangeLine[] {
  const t = usePartWords();
  const { date, money } = useFormat();
  const { functionId, ...days } = usePositionLabels();
  const labels: Readonly<Record<Change['field'], string>> = {
    ...days,
    function: functionId,
    payBasis: t('edit-position.payBasis'),
    pay: t('edit-position.pay', { currency }),
    comment: t('edit-position.comment'),
    crewChief: t('edit-position.crewChief'),
    standby: t('edit-position.standby'),
    location: t('edit-position.location'),
    project: t('edit-position.project'),
  };
  const textOf = (field: Change['field'], value: string | null): string => {
    if (value === null || value === '') return '';
    if (field === 'startDate' || field === 'endDate') return date(value, 'weekday');
    if (field === 'pay') return money({ amount: Number(value), currency });
    if (field === 'crewChief' || field === 'standby')
      return t(value === 'true' ? 'edit-position.yes' : 'edit-position.no');
    const basis = field === 'payBasis' && payBases.find((one) => one === value);
    return basis ? t(`edit-position.basis.${basis}`) : value;
  };
  return (changes) =>
    changes.map(({ field, before, after }) => ({
      key: field,
      label: labels[field],
      before: textOf(field, before),
      after: textOf(field, after),
    }));
}
