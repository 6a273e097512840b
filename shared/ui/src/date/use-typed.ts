import { useWords } from '@callboard/i18n';
import { useEffect, useRef, useState } from 'react';
import { readable, typedTime } from './typed-text.ts';
import type { TypedKind } from './typed-text.ts';
import { useUnfinishedReport } from './unfinished-fields.ts';

type Field = {
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  onUnfinished?: ((unfinished: boolean) => void) | undefined;
};
type Means<Value> = { kind: TypedKind; parse: (text: string) => Value | null };

export type Typed = {
  kind: TypedKind;
  /** What stands in the parts now. */
  onText: (text: string) => void;
  onPaste: (text: string) => boolean;
  onEnter: () => void;
  onLeave: () => void;
};

/**
 * A day or a time as it is typed. The widget only tells of what is complete: it would keep the value from before, and
 * make the last day of a month out of one that does not exist. Here a text that is no value yet makes the field
 * empty, and the field says what is wrong as soon as it is left.
 */
export function useTyped<Value extends { toString(): string }>(
  { value, onValue, error, onUnfinished }: Field,
  { kind, parse }: Means<Value>,
) {
  const t = useWords('ui');
  // What the widget shows as its value, which stays while a text is unfinished: another one would undo the typing.
  const [shown, setShown] = useState(() => parse(value));
  const [known, setKnown] = useState(value);
  const [text, setText] = useState(value);
  const [impossible, setImpossible] = useState('');
  const [inside, setInside] = useState(false);
  const leaving = useRef(false);
  if (value !== known) {
    setKnown(value);
    setShown(parse(value));
    setImpossible('');
  }
  const unfinished = impossible !== '' || (text !== '' && !parse(text));
  useEffect(() => onUnfinished?.(unfinished));
  useUnfinishedReport(unfinished);

  const tell = (typed: string) => {
    const next = parse(typed) ? typed : '';
    if (next === known) return;
    setKnown(next);
    onValue(next);
  };
  const put = (next: string) => {
    setShown(parse(next));
    setImpossible('');
    tell(next);
  };
  const typed: Typed = {
    kind,
    onText: (next) => {
      setText(next);
      if (next !== '') setImpossible('');
      tell(next);
    },
    onPaste: (pasted) => {
      const found = kind.pasted(pasted.trim());
      if (!found || !parse(found)) return false;
      put(found);
      return true;
    },
    onEnter: () => {
      leaving.current = false;
      setInside(true);
      setImpossible('');
    },
    onLeave: () => {
      leaving.current = true;
      setInside(false);
    },
  };
  const onChange = (next: Value | null) => {
    const complete = text !== '' && !text.includes('_');
    if (leaving.current && complete && !parse(text)) {
      setShown(null);
      setImpossible(text);
    } else setShown(next);
  };
  const own = impossible
    ? t('date.impossible', { day: readable(impossible) })
    : unfinished
      ? t(kind === typedTime ? 'time.unfinished' : 'date.unfinished')
      : undefined;
  return { shown, onChange, put, typed, error: (inside ? undefined : own) ?? error };
}
