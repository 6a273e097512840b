import { useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { DatePicker, Select, TextField, TimeField } from '@callboard/ui';
import { functionsQuery } from './crew-positions.queries.ts';
import styles from './crew-positions.module.css';
import type { PositionForm } from './position-form.ts';
import { PositionSpan } from './position-span.tsx';

type PositionFieldsProps = { form: FormFields<PositionForm>; timeZone: string };

/** Function, days, times and how many. */
export function PositionFields({ form, timeZone }: PositionFieldsProps) {
  const t = useWords('crew-ops');
  const { data } = useQuery(functionsQuery);
  const functions = (data?.items ?? []).map(({ id, caption }) => ({ value: id, label: caption }));
  return (
    <>
      <Select
        {...form.field('functionId')}
        placeholder={t('crew-positions.chooseFunction')}
        options={functions}
        required
      />
      <div className={styles.dates}>
        <DatePicker {...form.field('startDate')} required />
        <DatePicker {...form.field('endDate')} min={form.values.startDate || undefined} />
      </div>
      <div className={styles.pair}>
        <TimeField {...form.field('startTime')} />
        <TimeField {...form.field('endTime')} />
      </div>
      <PositionSpan form={form.values} timeZone={timeZone} />
      <TextField {...form.field('rows')} inputMode="numeric" autoComplete="off" />
    </>
  );
}
