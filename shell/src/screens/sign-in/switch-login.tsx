import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOutbox } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { signOut, useSession } from '@callboard/session';
import { Button } from '@callboard/ui';
import { useTenantName } from '../../runtime/context/shell-context.ts';
import { landingOf } from '../../runtime/guard/guard.ts';
import { useVisitor } from '../../runtime/guard/visitor.ts';
import { useLimitedName } from '../side-menu/use-limited-name.ts';
import styles from './switch-login.module.css';

/** A link belongs to one login while another one is signed in here. */
export function SwitchLogin() {
  const t = useWords('shell');
  const tenant = useTenantName();
  const limited = useLimitedName();
  const name = useSession((state) => state.payload?.loginData.person?.name) ?? limited ?? tenant;
  const home = landingOf(useVisitor());
  const navigate = useNavigate();
  const count = useOutbox().items.filter(({ state }) => state !== 'sent').length;
  const [busy, setBusy] = useState(false);
  return (
    <div className={styles.ask}>
      <h2>{t('sign-in.someone-title', { name })}</h2>
      <p>{t('sign-in.someone-text', { name })}</p>
      {count > 0 && <p>{t('outbox.kept', { count, name })}</p>}
      <Button
        wide
        busy={busy}
        onClick={() => {
          setBusy(true);
          void signOut();
        }}
      >
        {t('sign-in.switch')}
      </Button>
      <Button kind="secondary" size="large" wide onClick={() => void navigate(home, { replace: true })}>
        {t('sign-in.stay', { name })}
      </Button>
    </div>
  );
}
