import { useFormat, useWords } from '@callboard/i18n';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import { Sheet } from '../overlay/sheet.tsx';
import type { DateRange, DateRangePickerProps } from './date-range-picker.tsx';
import styles from './date-field.module.css';
import { RangeMonth } from './range-month.tsx';

export function DateRangePickerView(props: DateRangePickerProps) {
  const { label, hint, error, value, onValue, id, disabled, summary, ...limits } = props;
  const t = useWords('ui');
  const { date } = useFormat();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<DateRange | null>(value);
  const text = value && [...new Set([value.from, value.to])].map((day) => date(day, 'medium')).join(' – ');
  const show = () => {
    setChosen(value);
    setOpen(true);
  };
  const use = (range: DateRange) => {
    onValue(range);
    setOpen(false);
  };
  return (
    <>
      <Field label={label} hint={hint} error={error} id={id}>
        {({ id, ...wiring }) => (
          <div className={fieldStyles.box}>
            <CalendarRange size={20} />
            <button
              {...wiring}
              id={id}
              type="button"
              aria-label={`${label}: ${text ?? t('date.none')}`}
              aria-haspopup="dialog"
              disabled={disabled}
              className={styles.value}
              onClick={show}
            >
              {text ?? <span className={styles.none}>{t('date.none')}</span>}
            </button>
          </div>
        )}
      </Field>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        subtitle={text}
        actions={
          <Button disabled={!chosen} onClick={() => chosen && use(chosen)}>
            {t('date.done')}
          </Button>
        }
      >
        <RangeMonth {...limits} label={label} value={chosen} onValue={setChosen} summary={summary} />
      </Sheet>
    </>
  );
}
