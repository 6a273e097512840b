import { createContext, use } from 'react';
import { judge } from '../guard/guard.ts';
import { visitorNow } from '../guard/visitor.ts';
import type { PageSource } from './page-source.ts';
import { matchedParams } from '../paths/path-pattern.ts';

type PageExists = (pathname: string) => boolean;

/** Whether an address leads to a screen of this lineup. */
export const PageExistsContext = createContext<PageExists>(() => false);
export const usePageExists = (): PageExists => use(PageExistsContext);

/** Whether an address leads to a screen that whoever holds the phone now may open: for links between features. */
export const canOpen =
  (sources: readonly PageSource[]) =>
  (address: string): boolean => {
    const { pathname } = new URL(address, location.origin);
    return sources.some(
      ({ path, allow }) =>
        matchedParams(path, pathname) && judge(pathname, allow, visitorNow()).kind === 'open',
    );
  };
