const page = '#content';
const shown = (element: Element): boolean => element.checkVisibility?.() ?? true;

const searchField = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>(`${page} input[type="search"]`)].find(shown);

/** Whether the page has a search of its own. */
export const hasSearch = (): boolean => searchField() !== undefined;

/** Takes the cursor into the search of the page; false where it has none. */
export function toSearch(): boolean {
  const field = searchField();
  field?.focus();
  return field !== undefined;
}

/** Where each row of the page's lists takes the cursor. */
const rows = (): HTMLElement[] =>
  [...document.querySelectorAll(`${page} li`)].flatMap((row) => {
    const target = row.querySelector<HTMLElement>('a[href], button:not(:disabled)');
    return target && shown(target) ? [target] : [];
  });

/** Moves to the next row or the one before; from elsewhere to the first one. False where there is none. */
export function toRow(step: 1 | -1): boolean {
  const all = rows();
  const row = document.activeElement?.closest('li');
  const at = all.findIndex((target) => row?.contains(target));
  const next = at < 0 ? all[0] : all[Math.min(all.length - 1, Math.max(0, at + step))];
  next?.focus();
  return next !== undefined;
}
