import { useQuery } from '@callboard/client';
import type { FormRow } from '@callboard/contract';
import { dueTrainingStates } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { ListPage, useList } from '@callboard/parts';
import { GraduationCap } from 'lucide-react';
import { trainingsQuery } from '../form/form.queries.ts';
import { TrainingRow } from './training-row.tsx';

const due: readonly FormRow['state'][] = dueTrainingStates;
const rank = ({ state }: FormRow): number => (due.includes(state) ? 0 : 1);

/** The own trainings, those that wait first. */
export function Component() {
  const t = useWords('documents');
  const list = useList(useQuery(trainingsQuery));
  const rows = list.rows?.toSorted((one, other) => rank(one) - rank(other));
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
