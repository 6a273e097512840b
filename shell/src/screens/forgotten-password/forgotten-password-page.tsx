import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { passwords, shellPages } from '@callboard/contract';
import { useCommand } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, EmptyState, TextField } from '@callboard/ui';
import { useTenantName } from '../../runtime/context/shell-context.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { useCountdown } from '../sign-in/use-countdown.ts';
import styles from '../set-password/set-password-page.module.css';

export function Component() {
  const t = useWords('shell');
  const tenant = useTenantName();
  const errorText = useErrorText();
  const [login, setLogin] = useState('');
  const [missing, setMissing] = useState(false);
  const [wait, startWait] = useCountdown();
  const command = useCommand(passwords.forgotPassword, {
    onError: ({ params }) => startWait(Number(params['seconds'] ?? 0)),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!login.trim());
    if (login.trim() && wait === 0) command.mutate({ body: { login: login.trim() } });
  }

  return (
    <SignInLayout
      title={t('titles.forgotten-password')}
      links={<Link to={shellPages.login}>{t('forgotten-password.back')}</Link>}
    >
      {command.isSuccess ? (
        <>
          <EmptyState
            icon={MailCheck}
            title={t('forgotten-password.sent-title')}
            text={t('forgotten-password.sent', { login: login.trim() })}
          />
          <p className={styles.intro}>{t('forgotten-password.again', { tenant })}</p>
        </>
      ) : (
        <>
          <p className={styles.intro}>{t('forgotten-password.intro')}</p>
          <form noValidate onSubmit={submit}>
            <TextField
              label={t('sign-in.login')}
              name="login"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="send"
              value={login}
              onValue={setLogin}
              error={missing ? t('sign-in.login-missing') : undefined}
            />
            {command.error && (
              <Banner
                kind="error"
                {...errorText(command.error)}
                {...(wait > 0 && { text: t('sign-in.wait', { count: wait }) })}
              />
            )}
            <Button type="submit" wide busy={command.isPending} aria-disabled={wait > 0 || undefined}>
              {t('forgotten-password.submit')}
            </Button>
          </form>
        </>
      )}
    </SignInLayout>
  );
}
