import { useNavigate } from 'react-router-dom';
import { shellPages } from '@callboard/contract';
import { sendOutboxNow, useOnline, useOutbox } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Button } from '@callboard/ui';
import { useTenantName } from '../../runtime/context/shell-context.ts';
import { WaitingList } from '../outbox/waiting-list.tsx';
import { useLimitedName } from '../side-menu/use-limited-name.ts';
import { SignInLayout } from '../sign-in/sign-in-layout.tsx';
import styles from './before-sign-out.module.css';

/** What has not reached the server yet, before its person leaves the phone. */
export function BeforeSignOut({ onLeave }: { onLeave: () => void }) {
  const t = useWords('shell');
  const tenant = useTenantName();
  const limited = useLimitedName();
  const name = useSession((state) => state.payload?.loginData.person?.name) ?? limited ?? tenant;
  const navigate = useNavigate();
  const online = useOnline();
  const { items, busy } = useOutbox();
  const sendable = items.some(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <SignInLayout title={t('outbox.sign-out-title')}>
      <p>{t('outbox.sign-out-text', { name })}</p>
      <WaitingList />
      <div className={styles.actions}>
        {online && sendable && (
          <Button wide busy={busy} onClick={() => void sendOutboxNow()}>
            {t('outbox.send-now')}
          </Button>
        )}
        <Button kind="secondary" size="large" wide onClick={onLeave}>
          {t('outbox.sign-out-anyway')}
        </Button>
        <Button kind="quiet" wide onClick={() => void navigate(shellPages.home, { replace: true })}>
          {t('outbox.stay')}
        </Button>
      </div>
    </SignInLayout>
  );
}
