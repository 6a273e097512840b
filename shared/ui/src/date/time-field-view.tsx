import { parseTime } from '@internationalized/date';
import { useFormat, useWords } from '@callboard/i18n';
import { Clock } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Popover } from 'react-aria-components/Popover';
import { TimeField } from 'react-aria-components/TimeField';
import fieldStyles from '../field/field.module.css';
import { BackCloses } from '../overlay/back-closes.tsx';
import menu from '../overlay/menu.module.css';
import { ClockChoice } from './clock-choice.tsx';
import styles from './date-field.module.css';
import type { TimeFieldProps } from './time-field.tsx';
import { HintAndError, TypedParts } from './typed-parts.tsx';
import { typedTime } from './typed-text.ts';
import { useTyped } from './use-typed.ts';
import '../lazy/press-style.ts';

const timeOf = (text: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? parseTime(text) : null);

export function TimeFieldView(props: TimeFieldProps) {
  const { label, hint, value, id, required, disabled } = props;
  const t = useWords('ui');
  const { locale } = useFormat();
  const { shown, onChange, put, typed, error } = useTyped(props, { kind: typedTime, parse: timeOf });
  return (
    <I18nProvider locale={locale}>
      <TimeField
        className={fieldStyles.field ?? ''}
        value={shown}
        onChange={onChange}
        hourCycle={24}
        shouldForceLeadingZeros
        isInvalid={error !== undefined}
        isRequired={required ?? false}
        isDisabled={disabled ?? false}
        {...(id && { id })}
      >
        <Label className={fieldStyles.label ?? ''}>{label}</Label>
        <div className={fieldStyles.box}>
          <TypedParts typed={typed} />
          <DialogTrigger>
            <Button
              className={fieldStyles.open ?? ''}
              aria-label={`${t('time.pick')}, ${label}`}
              isDisabled={disabled ?? false}
            >
              <Clock size={20} />
            </Button>
            <Popover className={`${menu.popover} ${styles.popover}`}>
              <Dialog className={styles.dialog ?? ''} aria-label={label}>
                {({ close }) => (
                  <>
                    <BackCloses onBack={close} />
                    <ClockChoice
                      value={value}
                      onValue={(time, last) => {
                        put(time);
                        if (last) close();
                      }}
                    />
                  </>
                )}
              </Dialog>
            </Popover>
          </DialogTrigger>
        </div>
        <HintAndError hint={hint} error={error} />
      </TimeField>
    </I18nProvider>
  );
}
