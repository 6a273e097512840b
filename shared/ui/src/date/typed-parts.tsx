import { CircleAlert } from 'lucide-react';
import { use, useEffect } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { TimeFieldStateContext } from 'react-aria-components/TimeField';
import type { FieldWords } from '../field/field.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './date-field.module.css';
import { typedText } from './typed-text.ts';
import type { Typed } from './use-typed.ts';

const within = ({ currentTarget, relatedTarget }: FocusEvent) =>
  currentTarget.contains(relatedTarget as Node);

/** What days and times share: the part that is typed, and what stands below it. */
export const TypedParts = ({ typed }: { typed: Typed }) => (
  // The keys that this looks at bubble up from the parts, which are what a person operates.
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
  <div
    className={styles.input}
    onKeyDownCapture={onSeparator}
    onFocusCapture={(event) => !within(event) && typed.onEnter()}
    onBlurCapture={(event) => !within(event) && typed.onLeave()}
    onPaste={(event) => typed.onPaste(event.clipboardData.getData('text')) && event.preventDefault()}
  >
    <DateInput className={styles.parts ?? ''}>
      {(segment) => (
        <DateSegment segment={segment} className={styles.segment ?? ''}>
          {({ text, type }) => (
            <>
              {text}
              {type === typed.kind.parts[0] && <Watch typed={typed} />}
            </>
          )}
        </DateSegment>
      )}
    </DateInput>
  </div>
);

/** Tells what stands in the parts, also while it is no value yet. */
function Watch({ typed }: { typed: Typed }) {
  const day = use(DateFieldStateContext);
  const time = use(TimeFieldStateContext);
  const text = typedText((day ?? time)?.segments ?? [], typed.kind);
  useEffect(() => typed.onText(text));
  return null;
}

/** `5/1/2027`: a separator ends a part, but only one that was typed, since a full part is left by itself. */
function onSeparator(event: KeyboardEvent<HTMLElement>) {
  const digit = /^\d$/.test(event.key);
  if (!digit && !/^[-./:, ]$/.test(event.key)) return;
  const part = event.target as HTMLElement;
  const wasTyped = part.dataset.typed !== undefined;
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>('[contenteditable="true"]')];
  for (const other of parts) delete other.dataset.typed;
  if (digit) part.dataset.typed = '';
  else event.preventDefault();
  if (!digit && wasTyped) parts[parts.indexOf(part) + 1]?.focus();
}

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
