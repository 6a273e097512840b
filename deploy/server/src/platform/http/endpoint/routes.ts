import type { Api } from '@callboard/contract';
import type { AreaRoutes } from '../handler.ts';

/** Exactly the areas and verbs of the contract; the compiler counts the handlers. */
export type Routes = { readonly [Area in keyof Api]: AreaRoutes<Api[Area]> };
