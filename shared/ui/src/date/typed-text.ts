type Part = { readonly type: string; readonly text: string; readonly isPlaceholder: boolean };

export type TypedKind = {
  readonly parts: readonly string[];
  readonly between: string;
  /** The value in a text that was pasted; nothing where there is none. */
  readonly pasted: (text: string) => string | undefined;
};

const two = (digits: string | undefined) => (digits ?? '').padStart(2, '0');

/** All seven languages write the day before the month. */
export const typedDay: TypedKind = {
  parts: ['year', 'month', 'day'],
  between: '-',
  pasted: (text) => {
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
    const [, day, month, year] = /^(\d{1,2})[./\-\s]+(\d{1,2})[./\-\s]+(\d{4})$/.exec(text) ?? [];
    return year && `${year}-${two(month)}-${two(day)}`;
  },
};

export const typedTime: TypedKind = {
  parts: ['hour', 'minute'],
  between: ':',
  pasted: (text) => {
    const [, hour, minute] = /^(\d{1,2})[:.h](\d\d)(?:[:.]\d\d)?$/.exec(text) ?? [];
    return minute && `${two(hour)}:${minute}`;
  },
};

/** What stands in a field, with `_` for what is missing: `2026-12-05`, `2026-__-05`; '' where nothing stands. */
export function typedText(shown: readonly Part[], { parts, between }: TypedKind): string {
  const found = parts.map((type) => {
    const part = shown.find((one) => one.type === type);
    return part && !part.isPlaceholder ? part.text : '';
  });
  if (found.every((text) => text === '')) return '';
  // A year below 1000 is one that is still being typed.
  const filled = (text: string, type: string | undefined) =>
    type === 'year' ? text.padStart(4, '_') : text.padStart(2, text === '' ? '_' : '0');
  return found.map((text, index) => filled(text, parts[index])).join(between);
}

/** As people of the seven languages read it. */
export const readable = (text: string) => text.split('-').toReversed().join('/');
