import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { passwords, shellPages } from '@callboard/contract';
import { useCommand } from '@callboard/client';
import { useErrorText, useHold } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, PasswordField, TextField, toast } from '@callboard/ui';
import { NewPasswordField } from '../set-password/new-password-field.tsx';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import { useCountdown } from '../sign-in/use-countdown.ts';
import styles from '../set-password/set-password-page.module.css';

export function Component() {
  const t = useWords('shell');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [wait, startWait] = useCountdown();
  const command = useCommand(passwords.renewPassword, {
    onSuccess: () => {
      toast.success(t('set-password.saved'), { time: 6000 });
      return navigate(shellPages.login, { replace: true });
    },
    onError: ({ params }) => startWait(Number(params['seconds'] ?? 0)),
  });

  // A new version must not come between typing and saving.
  useHold(newPassword && !command.isSuccess ? t('renew-password.unsaved') : null);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!login.trim() || !password || !newPassword || wait > 0) return;
    command.mutate({ body: { login: login.trim(), password, newPassword } });
  }

  const { error } = command;
  const wrong = error?.code === 'wrong_password' ? errorText(error).title : undefined;
  return (
    <SignInLayout
      title={t('titles.renew-password')}
      links={<Link to={shellPages.login}>{t('forgotten-password.back')}</Link>}
    >
      <p className={styles.intro}>{t('renew-password.intro')}</p>
      <form noValidate onSubmit={submit}>
        <TextField
          label={t('sign-in.login')}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={login}
          onValue={setLogin}
          error={checked && !login.trim() ? t('sign-in.login-missing') : undefined}
        />
        <PasswordField
          label={t('renew-password.present')}
          name="password"
          autoComplete="current-password"
          value={password}
          onValue={setPassword}
          error={checked && !password ? t('sign-in.password-missing') : wrong}
        />
        <NewPasswordField
          login={login}
          value={newPassword}
          onValue={setNewPassword}
          missing={checked && !newPassword}
          error={error}
        />
        {error && !wrong && error.fields.length === 0 && (
          <Banner
            kind="error"
            {...errorText(error)}
            {...(wait > 0 && { text: t('sign-in.wait', { count: wait }) })}
          />
        )}
        <Button type="submit" wide busy={command.isPending} aria-disabled={wait > 0 || undefined}>
          {t('renew-password.submit')}
        </Button>
      </form>
    </SignInLayout>
  );
}
