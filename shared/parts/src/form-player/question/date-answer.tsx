import { DatePicker } from '@callboard/ui';
import type { QuestionProps } from './question-props.ts';

export function DateAnswer({ question, given, onAnswer, onUnfinished, locked, error }: QuestionProps) {
  return (
    <DatePicker
      label={question.caption}
      value={typeof given.value === 'string' ? given.value : ''}
      onValue={(day) => onAnswer({ value: day === '' ? null : day })}
      onUnfinished={onUnfinished}
      disabled={locked}
      error={error}
    />
  );
}
