import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { passwords, shellPages } from '@callboard/contract';
import { useCommand } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button, toast } from '@callboard/ui';
import { NewPasswordField } from './new-password-field.tsx';

type Props = { readonly token: string; readonly login: string; readonly onDead: () => void };

export function SetPasswordForm({ token, login, onDead }: Props) {
  const t = useWords('shell');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const command = useCommand(passwords.setPassword, {
    onSuccess: () => {
      toast.success(t('set-password.saved'), { time: 6000 });
      return navigate(shellPages.login, { replace: true });
    },
    onError: (error) => error.code === 'link_used' && onDead(),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!password);
    if (password) command.mutate({ params: { token }, body: { password } });
  }

  const { error } = command;
  return (
    <form noValidate onSubmit={submit}>
      {/* A password manager files the password under this. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <NewPasswordField
        login={login}
        value={password}
        onValue={setPassword}
        missing={missing}
        error={error}
      />
      {error && error.fields.length === 0 && error.code !== 'link_used' && (
        <Banner kind="error" {...errorText(error)} />
      )}
      <Button type="submit" wide busy={command.isPending}>
        {t('set-password.submit')}
      </Button>
    </form>
  );
}
