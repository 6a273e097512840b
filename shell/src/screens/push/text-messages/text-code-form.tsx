import { useState } from 'react';
import type { FormEvent } from 'react';
import { call, invalidate, useOnline } from '@callboard/client';
import { push } from '@callboard/contract';
import type { TextCodeState } from '@callboard/contract';
import { groupedPhone } from '@callboard/domain';
import { errorTextOf } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Banner, Button } from '@callboard/ui';
import { CodeField } from '../../sign-in-ways/code-field.tsx';
import { useAttempt } from '../../sign-in-ways/use-attempt.ts';
import styles from '../push.module.css';
import { useSendTextCode } from './use-send-text-code.ts';

type TextCodeFormProps = {
  number: string;
  /** Nothing where the number was given before numbers were checked. */
  state: TextCodeState | null;
  available: boolean;
};

const over = ['failed', 'expired', 'spent'] as const;
type Over = (typeof over)[number];
const isOver = (state: TextCodeState | null): state is Over => over.some((one) => one === state);

/** A number that gets no text messages yet, and why. */
export function TextCodeForm({ number, state, available }: TextCodeFormProps) {
  const t = useWords('shell');
  const online = useOnline();
  const { busy, trouble, sendCode } = useSendTextCode();
  const isOpen = state === 'sending' || state === 'sent';
  return (
    <div className={styles.form}>
      <p>{t('push.texts-paused', { number: groupedPhone(number) })}</p>
      {isOver(state) && (
        <Banner
          kind={state === 'failed' ? 'error' : 'warning'}
          title={t(`push.code-state.${state}`)}
          text={t(state === 'failed' ? 'push.code-check' : 'push.code-again')}
        />
      )}
      {isOpen && <EnterCode state={state} />}
      {trouble && <Banner kind="error" {...trouble} />}
      {available && (
        <div className={isOpen ? styles.asides : styles.buttons}>
          <Button
            // The one thing to do where there is no code to enter.
            kind={isOpen ? 'quiet' : 'primary'}
            busy={busy}
            disabled={!online || state === 'sending'}
            onClick={() => void sendCode(number)}
          >
            {t(state === null ? 'push.texts-send' : 'push.code-new')}
          </Button>
        </div>
      )}
    </div>
  );
}

function EnterCode({ state }: { state: Exclude<TextCodeState, Over> }) {
  const t = useWords('shell');
  const online = useOnline();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, error, attempt } = useAttempt();
  const errorCode = error && 'code' in error ? error.code : null;
  const wrong = errorCode === 'invalid';

  function confirm(event: FormEvent) {
    event.preventDefault();
    setMissing(!code.trim());
    if (!code.trim()) return;
    void attempt(async () => {
      try {
        await call(push.confirmTextCode, { body: { code: code.trim() } });
      } finally {
        // Also after a wrong code: it may have been the last try.
        void invalidate(push.notificationSettings);
      }
    });
  }

  return (
    <form noValidate className={styles.form} onSubmit={confirm}>
      <output className={styles.intro}>{t(`push.code-state.${state}`)}</output>
      <CodeField
        value={code}
        onValue={setCode}
        error={missing ? t('push.code-missing') : wrong ? t('push.code-wrong') : undefined}
      />
      {error && !wrong && errorCode !== 'wrong_state' && <Banner kind="error" {...errorTextOf(error)} />}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} disabled={!online}>
          {t('push.code-confirm')}
        </Button>
      </div>
    </form>
  );
}
