import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { CallError, prepareCalls } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { signIn } from '@callboard/session';
import { Banner, Button, PasswordField, TextField } from '@callboard/ui';
import { fetchFrame } from '../routes/load-frame.ts';
import { useCountdown } from './use-countdown.ts';

type Missing = 'login' | 'password';
type Props = {
  /** Known from a link; its login may need no password. */
  readonly given: string;
};

const asCallError = (reason: unknown): CallError =>
  reason instanceof CallError ? reason : new CallError('bad_answer', {}, reason);

/** While somebody types, what comes after is on its way; each is fetched once, however often it is asked for. */
function fetchNext(): void {
  prepareCalls();
  fetchFrame();
}

export function SignInForm({ given }: Props) {
  const t = useWords('shell');
  const errorText = useErrorText();
  const [login, setLogin] = useState(given);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<Missing | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [busy, setBusy] = useState(false);
  const [wait, startWait] = useCountdown();
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: Missing) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || wait > 0) return;
    const lacks = !login.trim() ? 'login' : !password && !given ? 'password' : null;
    setMissing(lacks);
    setError(null);
    if (lacks) return focus(lacks);
    setBusy(true);
    try {
      await signIn({ login: login.trim(), password });
    } catch (reason) {
      const refused = asCallError(reason);
      setError(refused);
      startWait(refused.code === 'too_many' ? Number(refused.params['seconds'] ?? 0) : 0);
      if (refused.code === 'wrong_password') focus('password');
    } finally {
      setBusy(false);
    }
  }

  const wrong = error?.code === 'wrong_password' ? errorText(error).title : undefined;
  const failure = error && !wrong && errorText(error);
  return (
    <form ref={form} noValidate onInput={fetchNext} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('sign-in.login')}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        value={login}
        onValue={setLogin}
        error={missing === 'login' ? t('sign-in.login-missing') : undefined}
      />
      <PasswordField
        label={t('sign-in.password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        onValue={setPassword}
        error={missing === 'password' ? t('sign-in.password-missing') : wrong}
      />
      {failure && (
        <Banner
          kind="error"
          title={failure.title}
          text={wait > 0 ? t('sign-in.wait', { count: wait }) : failure.text}
        />
      )}
      <Button type="submit" wide busy={busy} aria-disabled={wait > 0 || undefined}>
        {wait > 0 ? t('sign-in.wait', { count: wait }) : t('sign-in.submit')}
      </Button>
    </form>
  );
}
