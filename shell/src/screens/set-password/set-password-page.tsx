import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { passwords, shellPages } from '@callboard/contract';
import { query, useQuery } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Button, EmptyState, FailedState, Skeleton, buttonClass } from '@callboard/ui';
import { Link2Off } from 'lucide-react';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import styles from './set-password-page.module.css';

const linkQuery = (token: string) => query(passwords.passwordLink, { params: { token } });

/** One screen for a welcome and a forgotten password: what it says comes from the link. */
export function Component() {
  const t = useWords('shell');
  const { token = '' } = useParams();
  const link = useQuery(linkQuery(token));
  const [used, setUsed] = useState(false);
  const errorText = useErrorText();
  const dead = used || link.error?.code === 'link_used' || link.error?.code === 'not_found';
  const title = link.data
    ? link.data.kind === 'welcome'
      ? t('set-password.welcome', { name: link.data.name })
      : t('set-password.reset')
    : t('titles.set-password');
  return (
    <SignInLayout title={title} links={<Link to={shellPages.login}>{t('forgotten-password.back')}</Link>}>
      {dead ? (
        <EmptyState
          icon={Link2Off}
          title={t('set-password.dead-title')}
          text={t('set-password.dead')}
          action={
            <Link to={shellPages.forgottenPassword} className={buttonClass()}>
              {t('set-password.ask')}
            </Link>
          }
        />
      ) : link.data ? (
        <>
          <p className={styles.intro}>
            {t(`set-password.${link.data.kind}-intro`, { login: link.data.login })}
          </p>
          <SetPasswordForm token={token} login={link.data.login} onDead={() => setUsed(true)} />
        </>
      ) : link.error ? (
        <FailedState
          {...errorText(link.error)}
          action={<Button onClick={() => void link.refetch()}>{t('trouble.retry')}</Button>}
        />
      ) : (
        <output aria-label={t('set-password.checking')}>
          <Skeleton height="9rem" />
        </output>
      )}
    </SignInLayout>
  );
}
