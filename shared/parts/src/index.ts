export { ListSearch } from './list-page/list-search.tsx';
export type { ListSearchProps } from './list-page/list-search.tsx';
