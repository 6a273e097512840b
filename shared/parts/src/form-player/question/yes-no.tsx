import { Check, Minus, X } from 'lucide-react';
import { usePartWords } from '../../words/use-part-words.ts';
import { OneOf } from './one-of.tsx';
import type { QuestionProps } from './question-props.ts';

const answers = [
  { id: 'yes', icon: Check, tone: 'confirmed' },
  { id: 'no', icon: X, tone: 'trouble' },
  { id: 'na', icon: Minus, tone: 'quiet' },
] as const;

/** Yes, no or not applicable: three large buttons, for gloves. */
export function YesNo({ question, given, onAnswer, locked, error }: QuestionProps) {
  const t = usePartWords();
  return (
    <OneOf
      label={question.caption}
      options={answers.map((answer) => ({ ...answer, label: t(`form-player.${answer.id}`) }))}
      value={typeof given.value === 'string' ? given.value : null}
      onValue={(value) => onAnswer({ value })}
      locked={locked}
      error={error}
      beside
    />
  );
}
