import { fieldMark } from '@callboard/domain';
import type { TemplateField } from '@callboard/domain';
import { useRef } from 'react';

type Place = 'title' | 'text';
type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Puts a field where something was typed last, at the cursor; before anything was typed at the end of the text. */
export function useInsertField(
  values: Readonly<Record<Place, string>>,
  onChange: (change: Partial<Record<Place, string>>) => void,
) {
  const last = useRef<{ place: Place; at: Typed } | null>(null);
  return {
    /** For the fields that can have fields of the template in them. */
    watch: (place: Place) => ({
      onFocus: ({ currentTarget }: { currentTarget: Typed }) => {
        last.current = { place, at: currentTarget };
      },
    }),
    insert: (field: TemplateField) => {
      const { place, at } = last.current ?? { place: 'text' as const, at: null };
      const text = values[place];
      const from = at?.selectionStart ?? text.length;
      const mark = fieldMark(field);
      onChange({ [place]: text.slice(0, from) + mark + text.slice(at?.selectionEnd ?? from) });
      if (!at) return;
      requestAnimationFrame(() => {
        at.focus();
        at.setSelectionRange(from + mark.length, from + mark.length);
      });
    },
  };
}
