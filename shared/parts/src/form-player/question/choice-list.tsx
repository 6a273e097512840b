import { ChoiceField } from './choice-field.tsx';
import { OneOf } from './one-of.tsx';
import type { QuestionProps } from './question-props.ts';
import styles from './question.module.css';

/** One or several of the choices of the form. */
export function ChoiceList(props: QuestionProps) {
  const { question, given, onAnswer, locked, error } = props;
  if (question.kind === 'multi') return <SomeOf {...props} />;
  return (
    <OneOf
      label={question.caption}
      options={question.choices.map(({ id, caption }) => ({ id, label: caption }))}
      value={typeof given.value === 'string' ? given.value : null}
      onValue={(value) => onAnswer({ value })}
      locked={locked}
      error={error}
    />
  );
}

function SomeOf({ question, given, onAnswer, locked, error }: QuestionProps) {
  const chosen: readonly string[] = Array.isArray(given.value) ? given.value : [];
  const toggle = (choice: string, on: boolean) => {
    const rest = chosen.filter((one) => one !== choice);
    const next = on ? [...rest, choice] : rest;
    onAnswer({ value: next.length === 0 ? null : next });
  };
  return (
    <ChoiceField label={question.caption} locked={locked} error={error}>
      {question.choices.map((choice) => (
        <label key={choice.id} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice.id)}
            aria-invalid={error ? true : undefined}
            onChange={(event) => toggle(choice.id, event.target.checked)}
          />
          <span>{choice.caption}</span>
        </label>
      ))}
    </ChoiceField>
  );
}
