import { longestFormText } from '@callboard/domain';
import { TextArea } from '@callboard/ui';
import type { QuestionProps } from './question-props.ts';

export function TextAnswer({ question, given, onAnswer, locked, error }: QuestionProps) {
  return (
    <TextArea
      label={question.caption}
      labelHidden
      maxLength={longestFormText}
      value={typeof given.value === 'string' ? given.value : ''}
      onValue={(value) => onAnswer({ value: value.trim() === '' ? null : value })}
      disabled={locked}
      error={error}
    />
  );
}
