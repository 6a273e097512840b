import { useState } from 'react';
import { useOnline } from '@callboard/client';
import type { NotificationSettings } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Button, Card, Section, TextField } from '@callboard/ui';
import { dialled } from './dialled.ts';
import styles from './push.module.css';
import { useChangeSettings } from './use-change-settings.ts';

/** Text messages about requests that wait: to a number of one's own, and only after saying so. */
export function TextMessages({ texts }: { texts: NotificationSettings['texts'] }) {
  const t = useWords('shell');
  const online = useOnline();
  const change = useChangeSettings();
  // What was agreed to can be ended, also where none are sent any more.
  if (!texts.available && texts.number === null) return null;
  return (
    <Section title={t('push.texts')}>
      <Card>
        {texts.number === null ? (
          <AgreeToTexts />
        ) : (
          <>
            <p>{t('push.texts-on', { number: texts.number })}</p>
            <Button
              kind="secondary"
              className={styles.test}
              disabled={!online}
              onClick={() => change({ texts: null })}
            >
              {t('push.texts-stop')}
            </Button>
          </>
        )}
      </Card>
    </Section>
  );
}

function AgreeToTexts() {
  const t = useWords('shell');
  const online = useOnline();
  const change = useChangeSettings();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  function agree() {
    const number = dialled(typed);
    setWrong(number === null);
    if (number !== null) change({ texts: { number } });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        agree();
      }}
    >
      <p className={styles.intro}>{t('push.texts-text')}</p>
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
      <Button
        type="submit"
        kind="secondary"
        className={styles.test}
        disabled={!online || typed.trim() === ''}
      >
        {t('push.texts-agree')}
      </Button>
    </form>
  );
}
