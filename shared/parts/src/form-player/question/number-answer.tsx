import { fieldTextOf } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { TextField } from '@callboard/ui';
import { useState } from 'react';
import { readNumber } from '../../numbers/read-number.ts';
import { usePartWords } from '../../words/use-part-words.ts';
import type { QuestionProps } from './question-props.ts';

/** A figure with its unit and its bounds. */
export function NumberAnswer(props: QuestionProps) {
  const { question, given, onAnswer, onUnfinished, locked, error } = props;
  const t = usePartWords();
  const format = useFormat();
  const { number } = format;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(given.value !== null);
  const { caption, unit, minimum, maximum } = question;
  const written =
    typeof given.value === 'number'
      ? number(given.value, { useGrouping: false, maximumFractionDigits: 10 })
      : '';
  const text = typed ?? written;
  const isEmpty = text.trim() === '';
  const bad = !isEmpty && readNumber(text, format) === null;
  const bounds =
    minimum !== null && maximum !== null
      ? t('form-player.between', { from: number(minimum), until: number(maximum) })
      : '';
  const wrong = bad ? fieldTextOf({ code: 'bad_format', params: {} }) : error;
  // More digits make it no smaller; what is too small may be half typed.
  const isOver = typeof given.value === 'number' && maximum !== null && given.value > maximum;
  const change = (value: string) => {
    setTyped(value);
    const figure = readNumber(value, format);
    onUnfinished(value.trim() !== '' && figure === null);
    onAnswer({ value: figure });
  };
  return (
    <TextField
      label={unit ? `${caption} (${unit})` : caption}
      labelHidden={!unit}
      hint={bounds || undefined}
      inputMode={minimum !== null && minimum >= 0 ? 'decimal' : 'text'}
      autoComplete="off"
      value={text}
      onValue={change}
      onBlur={() => setLeft(true)}
      disabled={locked}
      error={left || isOver || isEmpty ? wrong : undefined}
    />
  );
}
