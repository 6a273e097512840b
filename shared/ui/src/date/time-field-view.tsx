import { parseTime } from '@internationalized/date';
import { useFormat } from '@callboard/i18n';
import { CircleAlert, Clock } from 'lucide-react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { FieldError } from 'react-aria-components/FieldError';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TimeField } from 'react-aria-components/TimeField';
import fieldStyles from '../field/field.module.css';
import styles from './date-field.module.css';
import type { TimeFieldProps } from './time-field.tsx';
import '../lazy/press-style.ts';

const timeOf = (text: string) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? parseTime(text) : null);

export function TimeFieldView(props: TimeFieldProps) {
  const { label, hint, error, value, onValue, id, required, disabled } = props;
  const { locale } = useFormat();
  return (
    <I18nProvider locale={locale}>
      <TimeField
        className={fieldStyles.field ?? ''}
        value={timeOf(value)}
        onChange={(time) => onValue(time?.toString().slice(0, 5) ?? '')}
        hourCycle={24}
        shouldForceLeadingZeros
        isInvalid={error !== undefined}
        isRequired={required ?? false}
        isDisabled={disabled ?? false}
        {...(id && { id })}
      >
        <Label className={fieldStyles.label ?? ''}>{label}</Label>
        <div className={fieldStyles.box}>
          <Clock size={20} />
          <DateInput className={styles.input ?? ''}>
            {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
        </div>
        {hint && (
          <Text slot="description" className={fieldStyles.hint ?? ''}>
            {hint}
          </Text>
        )}
        <FieldError className={fieldStyles.error ?? ''}>
          <CircleAlert size={16} />
          {error}
        </FieldError>
      </TimeField>
    </I18nProvider>
  );
}
