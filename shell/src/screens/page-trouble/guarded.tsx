import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Allow } from '@callboard/contract';
import { judge, landingOf } from '../../runtime/guard/guard.ts';
import { NotAllowed } from './not-allowed.tsx';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { lastSessionEnd } from '../../runtime/guard/session-end.ts';
import { signInPath } from '../../runtime/guard/wanted-path.ts';

/** Lets in, sends to the sign-in with the wanted path, or says why not. */
export function Guarded({ allow, children }: { allow: Allow; children: ReactNode }) {
  const location = useLocation();
  const visitor = useVisitor();
  const verdict = judge(location.pathname, allow, visitor);
  if (verdict.kind === 'open') return children;
  if (verdict.kind === 'sign-in')
    return <Navigate to={signInPath(location)} state={{ reason: lastSessionEnd() }} replace />;
  const landing = landingOf(visitor);
  // The home of a limited login is its own page.
  if (location.pathname === '/' && landing !== '/') return <Navigate to={landing} replace />;
  return <NotAllowed verdict={verdict} />;
}
