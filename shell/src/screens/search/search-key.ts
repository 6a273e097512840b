type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export const isSearchKey = ({ key, ctrlKey, metaKey, altKey }: Keys): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;

let wanted = false;
const press = (event: KeyboardEvent) => {
  if (!isSearchKey(event)) return;
  event.preventDefault();
  wanted = !wanted;
};

/** Until the search is there: it then opens at once for whoever has asked for it. */
export const rememberSearchKey = () => addEventListener('keydown', press);

/** Whether somebody has asked for the search before it was there, which now has its key. */
export function searchWanted(): boolean {
  removeEventListener('keydown', press);
  const was = wanted;
  wanted = false;
  return was;
}
