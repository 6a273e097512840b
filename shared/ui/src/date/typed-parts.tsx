import { CircleAlert } from 'lucide-react';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import type { FieldWords } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './date-field.module.css';

/** What days and times share: the part that is typed, and what stands below it. */
export const TypedParts = () => (
  <DateInput className={styles.input ?? ''}>
    {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
  </DateInput>
);

export const HintAndError = ({ hint, error }: Pick<FieldWords, 'hint' | 'error'>) => (
  <>
    {hint && (
      <Text slot="description" className={fieldStyles.hint ?? ''}>
        {hint}
      </Text>
    )}
    <FieldError className={fieldStyles.error ?? ''}>
      <CircleAlert size={16} />
      {error}
    </FieldError>
  </>
);
