import { useWords } from '@callboard/i18n';
import { Checkbox, DateRangePicker, Select, TextArea } from '@callboard/ui';
import { todayHere } from './today.ts';
import { vacationKinds, withHalf } from './vacation-form.ts';
import type { VacationForm } from './vacation-form.ts';

type VacationFieldsProps = {
  form: VacationForm;
  onChange: (part: Partial<VacationForm>) => void;
  /** How many characters the comment has too many. */
  over: number;
};

export function VacationFields({ form, onChange, over }: VacationFieldsProps) {
  const t = useWords('crew-ops');
  const { from, to, kind, comment } = form;
  const single = from === to;
  const options = vacationKinds.map((value) => ({ value, label: t(`personal-calendar.kind.${value}`) }));
  return (
    <>
      <DateRangePicker
        label={t('personal-calendar.vacation.range')}
        value={from && to ? { from, to } : null}
        min={todayHere()}
        onValue={onChange}
      />
      {from && (
        <>
          <Checkbox
            label={t(
              single ? 'personal-calendar.vacation.afternoon' : 'personal-calendar.vacation.firstHalf',
            )}
            checked={form.firstHalf}
            onValue={(on) => onChange(withHalf(form, 'firstHalf', on))}
          />
          <Checkbox
            label={t(single ? 'personal-calendar.vacation.morning' : 'personal-calendar.vacation.lastHalf')}
            checked={form.lastHalf}
            onValue={(on) => onChange(withHalf(form, 'lastHalf', on))}
          />
        </>
      )}
      <Select
        label={t('personal-calendar.vacation.kind')}
        options={options}
        value={kind}
        onValue={(value) => onChange({ kind: vacationKinds.find((one) => one === value) ?? 'vacation' })}
      />
      <TextArea
        label={t('personal-calendar.vacation.comment')}
        rows={2}
        value={comment}
        error={over > 0 ? t('personal-calendar.tooMany', { count: over }) : undefined}
        onValue={(value) => onChange({ comment: value })}
      />
    </>
  );
}
