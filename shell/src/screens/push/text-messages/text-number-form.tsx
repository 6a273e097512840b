import { useState } from 'react';
import { useOnline } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Banner, Button, TextField } from '@callboard/ui';
import { dialled } from './dialled.ts';
import styles from '../push.module.css';
import { useSendTextCode } from './use-send-text-code.ts';

type TextNumberFormProps = {
  onSent: () => void;
  /** Where there is a number already. */
  onCancel?: () => void;
};

/** The number that a code goes to. */
export function TextNumberForm({ onSent, onCancel }: TextNumberFormProps) {
  const t = useWords('shell');
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { busy, trouble, sendCode } = useSendTextCode();

  async function agree() {
    const number = dialled(typed);
    setWrong(number === null);
    if (number !== null && (await sendCode(number))) onSent();
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void agree();
      }}
    >
      <p className={styles.intro}>{t(onCancel ? 'push.texts-change-text' : 'push.texts-text')}</p>
      <TextField
        label={t('push.texts-number')}
        hint={t('push.texts-hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={typed}
        disabled={!online}
        {...(isWrong && { error: t('push.texts-wrong') })}
        onValue={setTyped}
      />
      {trouble && <Banner kind="error" {...trouble} />}
      <div className={styles.buttons}>
        <Button type="submit" kind="secondary" busy={busy} disabled={!online || typed.trim() === ''}>
          {t(onCancel ? 'push.texts-send' : 'push.texts-agree')}
        </Button>
        {onCancel && (
          <Button kind="secondary" onClick={onCancel}>
            {t('push.texts-keep')}
          </Button>
        )}
      </div>
    </form>
  );
}
