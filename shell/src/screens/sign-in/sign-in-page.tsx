import { CloudOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { shellPages } from '@callboard/contract';
import { lookForServer, useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import type { SessionEnd } from '@callboard/session';
import { Banner, Skeleton } from '@callboard/ui';
import { useTakenOver } from '../../runtime/context/use-taken-over.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { safeWanted } from '../../runtime/guard/wanted-path.ts';
import { usePageExists } from '../../runtime/routes/use-page-exists.ts';
import { goal } from './goal.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import { SwitchLogin } from './switch-login.tsx';
import { useLinkLogin } from './use-link-login.ts';

/** A page that the phone itself brought does not say whether anything gets through. */
function useSignOfLife() {
  useEffect(() => {
    if (navigator.serviceWorker?.controller) void lookForServer();
  }, []);
}

export function Component() {
  const t = useWords('shell');
  const visitor = useVisitor();
  const online = useOnline();
  useSignOfLife();
  const takenOver = useTakenOver();
  const exists = usePageExists();
  const { state, search: query } = useLocation() as { state: { reason?: SessionEnd } | null; search: string };
  const [search] = useSearchParams();
  const ticket = search.get('ticket');
  const named = search.get('PID') ?? search.get('PCID') ?? '';
  const taken = visitor.identity !== null;
  const link = useLinkLogin({ ticket, login: named, taken });
  const wanted = takenOver ? safeWanted(search.get('wanted'), location.origin, exists) : null;
  if (taken && link.kind !== 'ask') return <Navigate to={goal(visitor, wanted)} replace />;
  return (
    <SignInLayout
      title={t('titles.sign-in')}
      greeting
      links={
        <>
          <Link to={shellPages.forgottenPassword}>{t('sign-in.forgotten')}</Link>
          <Link to={{ pathname: shellPages.otherSignIn, search: query }}>{t('sign-in.other')}</Link>
        </>
      }
    >
      {!online && <Banner kind="warning" icon={CloudOff} title={t('sign-in.offline')} />}
      {link.kind === 'ask' && <SwitchLogin />}
      {link.kind === 'opening' && (
        <output aria-label={t('sign-in.opening')}>
          <Skeleton height="10rem" />
        </output>
      )}
      {link.kind === 'form' && (
        <>
          {/* The document does not know it. */}
          {takenOver && state?.reason ? (
            <Banner kind="info" title={t(`sign-in.${state.reason}`)} />
          ) : (
            wanted && <Banner kind="info" title={t('sign-in.wanted')} />
          )}
          <SignInForm key={link.login} given={link.login} refused={link.error} />
        </>
      )}
    </SignInLayout>
  );
}
