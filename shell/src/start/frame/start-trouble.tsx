import { CloudOff, MapPinOff, ShieldAlert, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '@callboard/i18n';
import { Button, FailedState } from '@callboard/ui';
import type { LineupTrouble } from '../../boot/boot-result.ts';
import styles from './start-trouble.module.css';

type Kind = LineupTrouble['kind'] | 'crashed';
const icons = {
  unreachable: CloudOff,
  'unknown-tenant': MapPinOff,
  altered: ShieldAlert,
  malformed: ShieldAlert,
  crashed: TriangleAlert,
} satisfies Record<Kind, typeof CloudOff>;
const everyMs = 5000;

/** When there is nothing to run: why, and what to do. An answer that comes back is noticed by itself. */
export function StartTrouble({ kind }: { kind: Kind }) {
  const t = useWords('shell');
  const waits = kind === 'unreachable';
  useEffect(() => {
    if (!waits) return undefined;
    const look = async () => {
      const answer = await fetch('/api/v1/lineup', { cache: 'no-store' }).catch(() => null);
      if (answer?.ok) location.reload();
    };
    const timer = setInterval(() => void look(), everyMs);
    const online = () => void look();
    addEventListener('online', online);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
    };
  }, [waits]);
  const shownKind = kind === 'malformed' ? 'altered' : kind;
  return (
    <main className={styles.screen}>
      <h1 className={styles.spoken}>{t(`start.${shownKind}-title`)}</h1>
      <FailedState
        icon={icons[kind]}
        title={t(`start.${shownKind}-title`)}
        text={t(`start.${shownKind}`)}
        action={<Button onClick={() => location.reload()}>{t('start.reload')}</Button>}
      />
    </main>
  );
}
