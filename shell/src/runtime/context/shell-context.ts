import { createContext, use } from 'react';
import type { Lineup, StartUpSettings } from '@callboard/contract';
import { useSession } from '@callboard/session';
import type { Loader } from '../loader/loader.ts';

/** What the shell knows since its start. */
export type Shell = {
  readonly lineup: Lineup;
  readonly settings: StartUpSettings | null;
  readonly loader: Loader;
  /** What a signed-in person needs first comes while somebody signs in. */
  readonly fetchFrame: () => void;
};

export const ShellContext = createContext<Shell | null>(null);

export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('The shell has not started');
  return shell;
}

/** The name of the caller's tenant; before a sign-in the one of this address. */
export function useTenantName(): string {
  const known = useSession((state) => state.tenant?.name);
  const { settings } = useShell();
  return known ?? settings?.name ?? '';
}
