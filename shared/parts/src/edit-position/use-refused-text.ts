import { CallError } from '@callboard/client';
import { useErrorText, useFieldTexts } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { usePartWords } from '../words/use-part-words.ts';

/** Why several positions were not changed: by the name of the one that refuses, where the server names it. */
export function useRefusedText(): (error: unknown) => { readonly title: string; readonly text: string } {
  const t = usePartWords();
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  const { date } = useFormat();
  return (error) => {
    const plain = errorText(error);
    if (!(error instanceof CallError) || typeof error.params['function'] !== 'string') return plain;
    const { person, function: caption, day } = error.params;
    const who = [
      person || t('edit-position.nobody'),
      caption,
      typeof day === 'string' && date(day, 'weekday'),
    ];
    const [why = plain.title] = error.code === 'invalid' ? Object.values(fieldTexts(error)) : [];
    return {
      title: t('edit-position.refused', { who: who.filter(Boolean).join(', '), why }),
      text: plain.text,
    };
  };
}
