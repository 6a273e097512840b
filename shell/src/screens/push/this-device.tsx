import { useState } from 'react';
import { useCommand, useOnline } from '@callboard/client';
import { push } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Banner, Button, Card, Section, Switch, toast } from '@callboard/ui';
import { BellOff, Send, Smartphone } from 'lucide-react';
import styles from './push.module.css';
import { pushPlace, subscribeHere, unsubscribeHere } from './subscription.ts';

const icons = { blocked: BellOff, 'home-screen': Smartphone, impossible: BellOff } as const;

/** Whether this device shows push messages, and how it comes to do so. */
export function ThisDevice({ on }: { on: boolean }) {
  const t = useWords('shell');
  const [place, setPlace] = useState(pushPlace);
  return (
    <Section title={t('push.device')}>
      {place === 'possible' ? (
        <PushSwitch on={on} onAnswer={() => setPlace(pushPlace())} />
      ) : (
        <Banner kind="info" icon={icons[place]} title={t(`push.${place}`)} text={t(`push.${place}-text`)} />
      )}
    </Section>
  );
}

function PushSwitch({ on, onAnswer }: { on: boolean; onAnswer: () => void }) {
  const t = useWords('shell');
  const online = useOnline();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const test = useCommand(push.testPush, { onSuccess: () => toast.success(t('push.tested')) });

  async function change(next: boolean) {
    setWanted(next);
    try {
      await (next ? subscribeHere() : unsubscribeHere());
    } catch {
      toast.error(t(next ? 'push.not-on' : 'push.not-off'));
    }
    setWanted(null);
    onAnswer();
  }

  return (
    <Card>
      <Switch
        label={t('push.on')}
        hint={t('push.on-hint')}
        checked={wanted ?? on}
        disabled={!online || wanted !== null}
        onValue={(next) => void change(next)}
      />
      {on && wanted === null && (
        <div className={styles.test}>
          <Button
            kind="secondary"
            size="normal"
            icon={Send}
            busy={test.isPending}
            disabled={!online}
            onClick={() => test.mutate()}
          >
            {t('push.test')}
          </Button>
        </div>
      )}
    </Card>
  );
}
