import { useState } from 'react';
import { useOnline } from '@callboard/client';
import type { NotificationSettings } from '@callboard/contract';
import { groupedPhone } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { Button, Card, Section } from '@callboard/ui';
import styles from '../push.module.css';
import { TextCodeForm } from './text-code-form.tsx';
import { TextNumberForm } from './text-number-form.tsx';
import { useChangeSettings } from '../settings/use-change-settings.ts';

type Texts = NotificationSettings['texts'];

/** Text messages about requests that wait: to a number of one's own, and only after saying so. */
export function TextMessages({ texts }: { texts: Texts }) {
  const t = useWords('shell');
  const [changing, setChanging] = useState(false);
  // What was agreed to can be ended, also where none are sent any more.
  if (!texts.available && texts.number === null) return null;
  return (
    <Section title={t('push.texts')}>
      <Card>
        {texts.number === null || changing ? (
          <TextNumberForm
            onSent={() => setChanging(false)}
            {...(changing && texts.number !== null && { onCancel: () => setChanging(false) })}
          />
        ) : (
          <>
            {texts.verified ? (
              <p>{t('push.texts-on', { number: groupedPhone(texts.number) })}</p>
            ) : (
              <TextCodeForm number={texts.number} state={texts.code} available={texts.available} />
            )}
            <NumberActions available={texts.available} onChange={() => setChanging(true)} />
          </>
        )}
      </Card>
    </Section>
  );
}

function NumberActions({ available, onChange }: { available: boolean; onChange: () => void }) {
  const t = useWords('shell');
  const online = useOnline();
  const change = useChangeSettings();
  return (
    <div className={styles.asides}>
      {available && (
        <Button kind="quiet" disabled={!online} onClick={onChange}>
          {t('push.texts-change')}
        </Button>
      )}
      <Button kind="quiet" disabled={!online} onClick={() => change({ texts: null })}>
        {t('push.texts-stop')}
      </Button>
    </div>
  );
}
