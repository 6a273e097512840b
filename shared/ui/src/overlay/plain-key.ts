const takesKeys = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** A key that is pressed alone, where nobody types and nothing is open over the page; else nothing. */
export function plainKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  return target instanceof Element && target.closest(takesKeys) ? null : key;
}
