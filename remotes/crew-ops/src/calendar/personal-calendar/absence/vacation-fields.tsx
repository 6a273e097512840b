import { todayHere } from '@callboard/client';
import { requestedAbsenceKinds } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { Checkbox, DateRangePicker, Select } from '@callboard/ui';
import { withHalf } from './vacation-form.ts';
import type { VacationForm } from './vacation-form.ts';

export function VacationFields({ form }: { form: FormFields<VacationForm> }) {
  const t = useWords('crew-ops');
  const { values, change } = form;
  const { from, to } = values;
  const single = from === to;
  const options = requestedAbsenceKinds.map((value) => ({
    value,
    label: t(`personal-calendar.kind.${value}`),
  }));
  return (
    <>
      <DateRangePicker
        {...form.field('from')}
        value={from && to ? { from, to } : null}
        min={todayHere()}
        onValue={change}
      />
      <Select {...form.field('kind')} options={options} />
      {from && (
        <>
          <Checkbox
            {...form.checkbox('firstHalf')}
            {...(single && { label: t('personal-calendar.vacation.afternoon') })}
            onValue={(on) => change(withHalf(values, 'firstHalf', on))}
          />
          <Checkbox
            {...form.checkbox('lastHalf')}
            {...(single && { label: t('personal-calendar.vacation.morning') })}
            onValue={(on) => change(withHalf(values, 'lastHalf', on))}
          />
        </>
      )}
    </>
  );
}
