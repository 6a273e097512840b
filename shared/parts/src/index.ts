export { withPartWords } from './words/with-part-words.ts';
export { openedLater } from './opened-later/opened-later.tsx';
export { useFetchedAhead } from './opened-later/use-fetched-ahead.ts';

export { ListSearch } from './list-page/list-search.tsx';
export type { ListSearchProps } from './list-page/list-search.tsx';
