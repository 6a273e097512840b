import { call } from '@callboard/client';
import { oneTimeCodes } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { signIn } from '@callboard/session';
import { Banner, Button } from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { CodeField } from './code-field.tsx';
import styles from './sign-in-ways.module.css';
import { useAttempt } from './use-attempt.ts';
import { useTroubleText } from './use-trouble-text.ts';

type SignInCodeFormProps = {
  /** What the right password was answered with. */
  ticket: string;
  /** The ticket is worth nothing any more. */
  onOver: () => void;
};

/** The second half of a sign-in with one-time codes. */
export function SignInCodeForm({ ticket, onOver }: SignInCodeFormProps) {
  const t = useWords('signInWays');
  const shell = useWords('shell');
  const troubleText = useTroubleText();
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, error, wait, attempt } = useAttempt();
  const wrong = error && 'code' in error && error.code === 'invalid';

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(!code.trim());
    if (!code.trim()) return;
    void attempt(async () => {
      const body = { ticket, code: code.trim() };
      await signIn(await call(oneTimeCodes.signInWithCode, { body, asIs: { token: null } }));
    });
  }

  if (error && 'code' in error && error.code === 'sign_in')
    return (
      <>
        <Banner kind="warning" title={t('code.over')} text={t('code.over-text')} />
        <Button wide onClick={onOver}>
          {shell('sign-in.submit')}
        </Button>
      </>
    );
  return (
    <form noValidate onSubmit={submit} className={grid.gap4}>
      <p className={styles.intro}>{recovery ? t('code.recovery-intro') : t('code.intro')}</p>
      <CodeField
        key={String(recovery)}
        recovery={recovery}
        value={code}
        onValue={setCode}
        error={missing ? t('code.missing') : wrong ? t('code.wrong') : undefined}
      />
      {error && !wrong && <Banner kind="error" {...troubleText(error)} />}
      <Button type="submit" wide busy={busy} aria-disabled={wait > 0 || undefined}>
        {wait > 0 ? shell('sign-in.wait', { count: wait }) : shell('sign-in.submit')}
      </Button>
      <Button
        kind="secondary"
        wide
        onClick={() => {
          setCode('');
          setRecovery(!recovery);
        }}
      >
        {recovery ? t('code.use-code') : t('code.use-recovery')}
      </Button>
    </form>
  );
}
