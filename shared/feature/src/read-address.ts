import type { Api } from '@callboard/contract';

type Endpoints = { [Area in keyof Api]: Api[Area][keyof Api[Area]] }[keyof Api];
type PathOf<E> = E extends { readonly path: infer Path extends string } ? Path : never;
/** A parameter may be called as the page calls its own. */
type WithAnyNames<Path extends string> = Path extends `${infer Before}{${string}}${infer Rest}`
  ? `${Before}{${string}}${WithAnyNames<Rest>}`
  : Path;
type KnownPath = WithAnyNames<PathOf<Endpoints>>;

/** A path of the contract, with its query: an address that the API does not have does not compile. */
export type ReadAddress = KnownPath | `${KnownPath}?${string}`;
