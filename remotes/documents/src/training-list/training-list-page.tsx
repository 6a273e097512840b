import { useQuery } from '@callboard/client';
import type { FormRow } from '@callboard/contract';
import { isOneOf, trainingGroups } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { ListPage, useList } from '@callboard/parts';
import { GraduationCap } from 'lucide-react';
import { trainingsQuery } from '../base/form.queries.ts';
import { TrainingRow } from './training-row.tsx';

const waits = ({ state }: FormRow): boolean => isOneOf(state, trainingGroups.due);
/** Days compare as texts; what has no last day can wait the longest. */
const lastDay = ({ dueOn }: FormRow): string => dueOn ?? '9999';
const byNeed = (one: FormRow, other: FormRow): number =>
  Number(waits(other)) - Number(waits(one)) || (waits(one) ? lastDay(one).localeCompare(lastDay(other)) : 0);

/** The own trainings: those that wait first, and of these those that are due first. */
export function Component() {
  const t = useWords('documents');
  const list = useList(useQuery(trainingsQuery));
  const rows = list.rows?.toSorted(byNeed);
  return (
    <ListPage
      title={t('training.title')}
      list={{ ...list, rows }}
      keyOf={({ id }) => id}
      row={(row) => <TrainingRow row={row} />}
      refresh
      empty={{ icon: GraduationCap, title: t('training.empty'), text: t('training.emptyText') }}
    />
  );
}
