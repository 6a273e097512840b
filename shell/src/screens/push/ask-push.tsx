import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { serverNow } from '@callboard/client';
import { sessionStore } from '@callboard/session';
import { useWords } from '@callboard/i18n';
import { Button, Sheet, toast } from '@callboard/ui';
import { BellRing } from 'lucide-react';
import { pushWords } from './push-words.ts';
import { askedAt, keepAskedAt, keptSubscription } from './kept-subscription.ts';
import styles from './push.module.css';
import { pushPlace, subscribeHere } from './subscription.ts';

const againAfterMs = 30 * 86_400_000;

/** Never where the browser was asked already, and seldom where somebody said "Not now". */
function mayAsk(now: number): boolean {
  const person = sessionStore.getState().payload?.loginData.person?.id;
  return (
    person !== undefined &&
    pushPlace() === 'possible' &&
    Notification.permission === 'default' &&
    keptSubscription(person) === null &&
    now - askedAt() >= againAfterMs
  );
}

/** Stands beside the app: no screen has to know of it. Tells whether somebody was asked. */
export async function askOnce(): Promise<boolean> {
  const now = serverNow();
  if (!mayAsk(now)) return false;
  keepAskedAt(now);
  await pushWords();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<AskSheet onClose={close} />);
  return true;
}

function AskSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('shell');
  const [busy, setBusy] = useState(false);

  async function turnOn() {
    setBusy(true);
    try {
      if (await subscribeHere()) toast.success(t('push.is-on'));
    } catch {
      toast.error(t('push.not-on'));
    }
    onClose();
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={t('push.ask')}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('push.not-now')}
          </Button>
          <Button icon={BellRing} busy={busy} onClick={() => void turnOn()}>
            {t('push.turn-on')}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>{t('push.ask-text')}</p>
    </Sheet>
  );
}
