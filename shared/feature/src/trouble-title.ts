import { createContext, useCallback, useContext } from 'react';
import { CallError } from '@callboard/client';
import { errorTextOf } from './error-text.ts';
import { useOrigin } from './use-log.ts';

/** Why a part of a feature did not come, in a few words for the person. */
export type TroubleTitle = (feature: string, error: unknown) => Promise<string>;

// Outside the shell nobody can look at the file that did not come.
const Title = createContext<TroubleTitle>(() =>
  Promise.resolve(errorTextOf(new CallError(navigator.onLine ? 'unavailable' : 'offline')).title),
);
/** The shell knows what a file has to be, and looks. */
export const TroubleTitleProvider = Title.Provider;

/** For code of the own feature that is fetched only when it is needed. */
export function useTroubleTitle(): (error: unknown) => Promise<string> {
  const titleOf = useContext(Title);
  const { feature } = useOrigin();
  return useCallback((error: unknown) => titleOf(feature, error), [titleOf, feature]);
}
