import { useQuery } from '@callboard/client';
import { DatePicker, Select, TimeField } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import type { FormFields } from '../form-sheet/use-form-sheet.ts';
import { usePartWords } from '../words/use-part-words.ts';
import { functionsQuery } from './position-form.queries.ts';
import styles from './position-form.module.css';
import type { PositionTimes } from './position-times.ts';
import { PositionSpan } from './position-span.tsx';

type PositionFieldsProps = {
  form: Pick<FormFields<PositionTimes>, 'values' | 'field'>;
  timeZone: string;
  /** What it is now, which is no longer chosen for others. */
  standing?: { readonly id: string; readonly caption: string };
};

/** Function, days and times, and how long that is. */
export function PositionFields({ form, timeZone, standing }: PositionFieldsProps) {
  const t = usePartWords();
  const { data } = useQuery(functionsQuery);
  const known = data?.items ?? [];
  const functions = standing && !known.some(({ id }) => id === standing.id) ? [standing, ...known] : known;
  return (
    <>
      <Select
        {...form.field('functionId')}
        placeholder={t('position-form.chooseFunction')}
        options={functions.map(({ id, caption }) => ({ value: id, label: caption }))}
        required
      />
      <div className={styles.dates}>
        <DatePicker {...form.field('startDate')} required />
        <DatePicker {...form.field('endDate')} min={form.values.startDate || undefined} />
      </div>
      <div className={grid.pairs}>
        <TimeField {...form.field('startTime')} />
        <TimeField {...form.field('endTime')} />
      </div>
      <PositionSpan form={form.values} timeZone={timeZone} />
    </>
  );
}
