import { createContext, useContext } from 'react';
import type { Address } from '@callboard/contract';

type CanOpen = (address: string) => boolean;

// Outside the shell, in a test of one page, every page is there.
const Context = createContext<CanOpen>(() => true);
/** The shell knows which pages there are and who may open them. */
export const CanOpenProvider = Context.Provider;

/** Whether a link leads somewhere: the page is in this lineup, and the person may open it. */
export const useCanOpen = (address: Address): boolean => useContext(Context)(address);
