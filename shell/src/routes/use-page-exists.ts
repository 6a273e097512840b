import { createContext, use } from 'react';

type PageExists = (pathname: string) => boolean;

/** Whether an address leads to a screen of this lineup. */
export const PageExistsContext = createContext<PageExists>(() => false);
export const usePageExists = (): PageExists => use(PageExistsContext);
