import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { CallError, prepareCalls } from '@callboard/client';
import { shellPages } from '@callboard/contract';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { signIn } from '@callboard/session';
import type { Press } from '../../boot/starter.ts';
import { Banner, Button, PasswordField, TextField } from '@callboard/ui';
import { useShell } from '../../runtime/context/shell-context.ts';
import { takeEarlyForm } from './take-early-form.ts';
import { useCountdown } from './use-countdown.ts';

type Missing = 'login' | 'password';
type Props = {
  /** Known from a link; its login may need no password. */
  readonly given: string;
  /** Why a link signed nobody in. */
  readonly refused: CallError | null;
};

const asCallError = (reason: unknown): CallError =>
  reason instanceof CallError ? reason : new CallError('bad_answer', {}, reason);

/** What was sent before there was a client; where nothing came back, it is sent again. */
const parsedAnswer = async (sent: Press['answer']) => {
  const { status, body } = await sent;
  return status === 0 ? null : { status, data: body };
};

/** Sends the form, and what came of it: a session, or why there is none. */
function useSending(refused: Props['refused'], onWrongPassword: () => void) {
  const [error, setError] = useState(refused);
  const [busy, setBusy] = useState(false);
  const [wait, startWait] = useCountdown();

  async function send(login: string, password: string, sent?: Press['answer']) {
    setBusy(true);
    try {
      await signIn({ login, password }, sent && parsedAnswer(sent));
    } catch (reason) {
      const failed = asCallError(reason);
      setError(failed);
      startWait(failed.code === 'too_many' ? Number(failed.params['seconds'] ?? 0) : 0);
      if (failed.code === 'wrong_password') onWrongPassword();
    } finally {
      setBusy(false);
    }
  }

  return { error, setError, busy, wait, send };
}

/** Somebody may have typed and pressed while this script was on its way. */
function useEarlyPress(form: RefObject<HTMLFormElement | null>, onTyped: () => void) {
  const early = useRef<Press>(null);
  useEffect(() => {
    const fields = form.current;
    if (fields && new FormData(fields).get('login')) onTyped();
    const { pressed, again } = takeEarlyForm();
    early.current = pressed;
    if (pressed) fields?.requestSubmit();
    else again?.click();
  }, [form, onTyped]);
  return () => {
    const press = early.current;
    early.current = null;
    return press;
  };
}

/** The fields keep what is typed themselves: it may be typed before this runs, and stays as it is. */
export function SignInForm({ given, refused }: Props) {
  const t = useWords('shell');
  const { fetchFrame } = useShell();
  // While somebody types, what comes after is on its way; each is fetched once, however often it is asked for.
  const fetchNext = useCallback(() => {
    prepareCalls();
    fetchFrame();
  }, [fetchFrame]);
  const errorText = useErrorText();
  const [missing, setMissing] = useState<Missing | null>(null);
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: Missing) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  const { error, setError, busy, wait, send } = useSending(refused, () => focus('password'));
  const takeEarlyPress = useEarlyPress(form, fetchNext);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || wait > 0) return;
    const press = takeEarlyPress();
    if (press) return void send(press.login, press.password, press.answer);
    const fields = new FormData(event.currentTarget);
    const login = String(fields.get('login')).trim();
    const password = String(fields.get('password'));
    const lacks = !login ? 'login' : !password && !given ? 'password' : null;
    setMissing(lacks);
    setError(null);
    if (lacks) focus(lacks);
    else void send(login, password);
  }

  if (error?.code === 'code_needed')
    return <Navigate to={{ pathname: shellPages.otherSignIn, search }} state={error.params} />;
  const wrong = error?.code === 'wrong_password' ? errorText(error).title : undefined;
  const failure = error && !wrong && errorText(error);
  return (
    <form ref={form} action="/login" method="post" noValidate onInput={fetchNext} onSubmit={submit}>
      <TextField
        label={t('sign-in.login')}
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        defaultValue={given}
        error={missing === 'login' ? t('sign-in.login-missing') : undefined}
      />
      <PasswordField
        label={t('sign-in.password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
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
