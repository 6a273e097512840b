import { fieldTextOf } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { TextField } from '@callboard/ui';
import { useState } from 'react';
import { usePartWords } from '../words/use-part-words.ts';
import type { QuestionProps } from './question-props.ts';

const written = (value: unknown): string => (typeof value === 'number' ? String(value) : '');
/** Phones of half of Europe have a comma on their keys. */
const read = (text: string): number => Number(text.trim().replace(',', '.').replace('−', '-'));

/** A figure with its unit and its bounds. */
export function NumberAnswer({ question, given, onAnswer, locked, error }: QuestionProps) {
  const t = usePartWords();
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const { caption, unit, minimum, maximum } = question;
  const text = typed ?? written(given.value);
  const bad = text.trim() !== '' && Number.isNaN(read(text));
  const bounds =
    minimum !== null && maximum !== null
      ? t('form-player.between', { from: number(minimum), until: number(maximum) })
      : '';
  const change = (value: string) => {
    setTyped(value);
    const figure = read(value);
    onAnswer({ value: value.trim() === '' || Number.isNaN(figure) ? null : figure });
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
      disabled={locked}
      error={bad ? fieldTextOf({ code: 'bad_format', params: {} }) : error}
    />
  );
}
