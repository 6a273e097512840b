import { useFormat, useWords } from '@callboard/i18n';
import { CalendarDays } from 'lucide-react';
import { use } from 'react';
import { Button } from 'react-aria-components/Button';
import { Calendar, CalendarStateContext } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import fieldStyles from '../field/field.module.css';
import { BackCloses } from '../overlay/back-closes.tsx';
import menu from '../overlay/menu.module.css';
import type { DatePickerProps } from './date-picker.tsx';
import styles from './date-field.module.css';
import { dayOf } from './day.ts';
import month from './month-view.module.css';
import { MonthView } from './month-view.tsx';
import { HintAndError, TypedParts } from './typed-parts.tsx';
import { typedDay } from './typed-text.ts';
import { useTyped } from './use-typed.ts';
import '../lazy/press-style.ts';

export function DatePickerView(props: DatePickerProps) {
  const { label, hint, min, max, unavailable, id, required, disabled } = props;
  const t = useWords('ui');
  const { locale, today } = useFormat();
  const { shown, onChange, typed, error } = useTyped(props, { kind: typedDay, parse: dayOf });
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        className={fieldStyles.field ?? ''}
        value={shown}
        onChange={onChange}
        minValue={dayOf(min)}
        maxValue={dayOf(max)}
        placeholderValue={dayOf(today())}
        isDateUnavailable={(day) => unavailable?.(day.toString()) ?? false}
        isInvalid={error !== undefined}
        isRequired={required ?? false}
        isDisabled={disabled ?? false}
        shouldForceLeadingZeros
        firstDayOfWeek="mon"
        {...(id && { id })}
      >
        <Label className={fieldStyles.label ?? ''}>{label}</Label>
        <Group className={fieldStyles.box ?? ''}>
          <TypedParts typed={typed} />
          <Button className={fieldStyles.open ?? ''} aria-label={t('date.pick')}>
            <CalendarDays size={20} />
          </Button>
        </Group>
        <HintAndError hint={hint} error={error} />
        <Popover className={`${menu.popover} ${styles.popover}`}>
          <Dialog className={styles.dialog ?? ''} aria-label={label}>
            {({ close }) => (
              <>
                <BackCloses onBack={close} />
                <Calendar className={month.single ?? ''} firstDayOfWeek="mon">
                  <VisibleMonth />
                </Calendar>
              </>
            )}
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  );
}

function VisibleMonth() {
  const state = use(CalendarStateContext);
  return state && <MonthView month={state.visibleRange.start.toString()} />;
}
