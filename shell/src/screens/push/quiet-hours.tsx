import { useState } from 'react';
import { useOnline } from '@callboard/client';
import type { NotificationSettings } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Card, Section, Switch, TimeField } from '@callboard/ui';
import styles from './push.module.css';
import { useChangeSettings } from './settings/use-change-settings.ts';

type Hours = NonNullable<NotificationSettings['quiet']>;

const night: Hours = { from: '22:00', until: '07:00' };

/** When no push message is to disturb. */
export function QuietHours({ quiet }: { quiet: Hours | null }) {
  const t = useWords('shell');
  const online = useOnline();
  const change = useChangeSettings();
  return (
    <Section title={t('push.quiet')}>
      <Card>
        <Switch
          label={t('push.quiet-on')}
          hint={t('push.quiet-text')}
          checked={quiet !== null}
          disabled={!online}
          onValue={(on) => change({ quiet: on ? night : null })}
        />
        {quiet && <QuietTimes hours={quiet} onChange={(hours) => change({ quiet: hours })} />}
      </Card>
    </Section>
  );
}

function QuietTimes({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const t = useWords('shell');
  const online = useOnline();
  const [typed, setTyped] = useState(hours);
  const isSame = typed.from !== '' && typed.from === typed.until;

  function type(part: Partial<Hours>) {
    const next = { ...typed, ...part };
    setTyped(next);
    if (next.from !== '' && next.until !== '' && next.from !== next.until) onChange(next);
  }

  return (
    <div className={styles.times}>
      <TimeField
        label={t('push.from')}
        value={typed.from}
        disabled={!online}
        onValue={(from) => type({ from })}
      />
      <TimeField
        label={t('push.until')}
        value={typed.until}
        disabled={!online}
        {...(isSame && { error: t('push.same-times') })}
        onValue={(until) => type({ until })}
      />
    </div>
  );
}
