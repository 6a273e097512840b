import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

export type TypedAhead = { readonly text: string; readonly entered: boolean };

const nothing: TypedAhead = { text: '', entered: false };

/**
 * Who opens the search types at once, while its code may still be on its way: the keys belong to the field that
 * comes. Whoever has the field takes what was typed, and from there on has the keys.
 */
export function useTypedAhead(open: boolean, onEscape: () => void): () => TypedAhead {
  const typed = useRef(nothing);
  const taken = useRef(false);
  const stop = useRef(() => {});
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      const { text } = typed.current;
      if (ctrlKey || metaKey || altKey || isComposing) return;
      if (key === 'Escape') escape();
      else if (key === 'Enter') typed.current = { text, entered: text !== '' };
      else if (key === 'Backspace') typed.current = { text: text.slice(0, -1), entered: false };
      else if ([...key].length === 1) typed.current = { text: text + key, entered: false };
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    stop.current = () => removeEventListener('keydown', press, { capture: true });
    // Where the code is there already, the field came with the opening and has the keys.
    if (!taken.current) addEventListener('keydown', press, { capture: true });
    return () => {
      stop.current();
      taken.current = false;
      typed.current = nothing;
    };
  }, [open]);
  return useCallback(() => {
    stop.current();
    taken.current = true;
    return typed.current;
  }, []);
}
