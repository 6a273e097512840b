import { parseTime } from '@internationalized/date';
import { useFormat } from '@callboard/i18n';
import { Clock } from 'lucide-react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Label } from 'react-aria-components/Label';
import { TimeField } from 'react-aria-components/TimeField';
import fieldStyles from '../field/field.module.css';
import type { TimeFieldProps } from './time-field.tsx';
import { HintAndError, TypedParts } from './typed-parts.tsx';
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
          <TypedParts />
        </div>
        <HintAndError hint={hint} error={error} />
      </TimeField>
    </I18nProvider>
  );
}
