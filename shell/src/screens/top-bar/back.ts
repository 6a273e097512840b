import { shellPages, shellWays } from '@callboard/contract';
import type { Visitor } from '../../runtime/guard/guard.ts';
import { matchedParams } from '../../runtime/paths/path-pattern.ts';

/** Hidden on home, on a project page for a project login, and for plus-crew logins. */
export function showsBack(pathname: string, { identity }: Visitor): boolean {
  if (!identity || identity.tokenType === 'pluscrew' || pathname === shellPages.home) return false;
  return !(identity.tokenType === 'project' && matchedParams(shellWays.project, pathname));
}

/** Where back leads when the page was opened directly: the nearest page above it, in the end home. */
export function above(pathname: string, exists: (pathname: string) => boolean, home: string): string {
  const parts = pathname.split('/').filter(Boolean);
  while (parts.length > 1) {
    parts.pop();
    const path = `/${parts.join('/')}`;
    if (exists(path)) return path;
  }
  return home;
}
