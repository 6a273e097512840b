export { withPartWords } from './words/with-part-words.ts';

export { ListSearch } from './list-page/list-search.tsx';
export type { ListSearchProps } from './list-page/list-search.tsx';
