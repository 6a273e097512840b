import { useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { DatePicker, Select, TextField, TimeField } from '@callboard/ui';
import { functionsQuery } from './crew-positions.queries.ts';
import styles from './crew-positions.module.css';
import type { PositionField, PositionForm } from './position-form.ts';
import { PositionSpan } from './position-span.tsx';

type PositionFieldsProps = {
  form: PositionForm;
  timeZone: string;
  errors: Readonly<Partial<Record<PositionField, string>>>;
  /** Told of every field that may stay empty. */
  unfinished: (field: PositionField) => (unfinished: boolean) => void;
  onChange: (part: Partial<PositionForm>) => void;
};

/** Function, days, times and how many. */
export function PositionFields({ form, timeZone, errors, unfinished, onChange }: PositionFieldsProps) {
  const t = useWords('crew-ops');
  const { data } = useQuery(functionsQuery);
  const functions = (data?.items ?? []).map(({ id, caption }) => ({ value: id, label: caption }));
  return (
    <>
      <Select
        id="position-functionId"
        label={t('crew-positions.function')}
        placeholder={t('crew-positions.chooseFunction')}
        options={functions}
        value={form.functionId}
        error={errors.functionId}
        onValue={(functionId) => onChange({ functionId })}
        required
      />
      <div className={styles.dates}>
        <DatePicker
          id="position-startDate"
          label={t('crew-positions.startDate')}
          value={form.startDate}
          error={errors.startDate}
          onValue={(startDate) => onChange({ startDate })}
          required
        />
        <DatePicker
          id="position-endDate"
          label={t('crew-positions.endDate')}
          value={form.endDate}
          error={errors.endDate}
          onUnfinished={unfinished('endDate')}
          min={form.startDate || undefined}
          onValue={(endDate) => onChange({ endDate })}
        />
      </div>
      <div className={styles.pair}>
        <TimeField
          id="position-startTime"
          label={t('crew-positions.startTime')}
          value={form.startTime}
          error={errors.startTime}
          onUnfinished={unfinished('startTime')}
          onValue={(startTime) => onChange({ startTime })}
        />
        <TimeField
          id="position-endTime"
          label={t('crew-positions.endTime')}
          value={form.endTime}
          error={errors.endTime}
          onUnfinished={unfinished('endTime')}
          onValue={(endTime) => onChange({ endTime })}
        />
      </div>
      <PositionSpan form={form} timeZone={timeZone} />
      <TextField
        id="position-rows"
        label={t('crew-positions.rows')}
        inputMode="numeric"
        autoComplete="off"
        value={form.rows}
        error={errors.rows}
        onValue={(rows) => onChange({ rows })}
      />
    </>
  );
}
