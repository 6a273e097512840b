import { call, useOnline } from '@callboard/client';
import { passkeys, shellPages } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { signIn } from '@callboard/session';
import { Banner, Button } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { CloudOff, KeyRound } from 'lucide-react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { safeWanted } from '../../runtime/guard/wanted-path.ts';
import { usePageExists } from '../../runtime/routes/use-page-exists.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { goal } from '../sign-in/goal.ts';
import { signByPasskey } from './passkey.ts';
import { SignInCodeForm } from './sign-in-code-form.tsx';
import styles from './sign-in-ways.module.css';
import { useAttempt } from './use-attempt.ts';
import { useTroubleText } from './use-trouble-text.ts';

const asNobody = { asIs: { token: null } };

function SignInWithPasskey() {
  const t = useWords('signInWays');
  const shell = useWords('shell');
  const online = useOnline();
  const troubleText = useTroubleText();
  const { busy, error, wait, attempt } = useAttempt();

  const start = () =>
    attempt(async () => {
      const passkey = await signByPasskey(await call(passkeys.passkeySignInOptions, asNobody));
      await signIn(await call(passkeys.signInWithPasskey, { body: { passkey }, ...asNobody }));
    });

  return (
    <div className={grid.gap4}>
      <p className={styles.intro}>{t('passkey.intro')}</p>
      {error && <Banner kind="error" {...troubleText(error)} />}
      <Button
        icon={KeyRound}
        wide
        busy={busy}
        disabled={!online}
        aria-disabled={wait > 0 || undefined}
        onClick={() => void start()}
      >
        {wait > 0 ? shell('sign-in.wait', { count: wait }) : t('passkey.sign-in')}
      </Button>
      <p className={styles.intro}>{t('passkey.none-yet')}</p>
    </div>
  );
}

/** Signing in without the password, or what comes after it. */
export function Component() {
  const shell = useWords('shell');
  const t = useWords('signInWays');
  const visitor = useVisitor();
  const online = useOnline();
  const exists = usePageExists();
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: { ticket?: string } | null; search: string };
  const wanted = safeWanted(useSearchParams()[0].get('wanted'), location.origin, exists);
  if (visitor.identity) return <Navigate to={goal(visitor, wanted)} replace />;
  const signInPage = { pathname: shellPages.login, search };
  return (
    <SignInLayout
      title={state?.ticket ? t('code.title') : t('other.title')}
      links={<Link to={signInPage}>{t('other.back')}</Link>}
    >
      {!online && <Banner kind="warning" icon={CloudOff} title={shell('sign-in.offline')} />}
      {state?.ticket ? (
        <SignInCodeForm ticket={state.ticket} onOver={() => void navigate(signInPage, { replace: true })} />
      ) : (
        <SignInWithPasskey />
      )}
    </SignInLayout>
  );
}
