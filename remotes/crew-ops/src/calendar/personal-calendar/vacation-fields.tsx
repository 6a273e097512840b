import { useWords } from '@callboard/i18n';
import { Checkbox, DateRangePicker, Select } from '@callboard/ui';
import { todayHere } from './today.ts';
import { vacationKinds, withHalf } from './vacation-form.ts';
import type { VacationForm } from './vacation-form.ts';

type VacationFieldsProps = {
  form: VacationForm;
  onChange: (part: Partial<VacationForm>) => void;
};

export function VacationFields({ form, onChange }: VacationFieldsProps) {
  const t = useWords('crew-ops');
  const { from, to, kind } = form;
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
      <Select
        label={t('personal-calendar.vacation.kind')}
        options={options}
        value={kind}
        onValue={(value) => onChange({ kind: vacationKinds.find((one) => one === value) ?? 'vacation' })}
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
    </>
  );
}
