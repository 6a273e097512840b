import { signedIn } from '@callboard/contract';
import { judge, landingOf } from '../../runtime/guard/guard.ts';
import type { Visitor } from '../../runtime/guard/guard.ts';

/** A limited login is not led to a page that it may not open. */
export function goal(visitor: Visitor, wanted: string | null): string {
  const pathname = wanted?.split('?', 1)[0] ?? '/';
  const limited =
    visitor.identity?.tokenType !== 'user' && judge(pathname, signedIn, visitor).kind !== 'open';
  return !wanted || limited ? landingOf(visitor) : wanted;
}
