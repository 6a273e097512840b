import { useState } from 'react';
import { Link } from 'react-router-dom';
import { discardWaiting, retryWaiting } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Button, buttonClass, Dialog } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';

type Props = { readonly item: Waiting; readonly onLeave?: () => void };

/** What helps with a refusal: put it right where it was made, send it once more, or let it go. */
export function WaitingRemedies({ item: { key, title, editAt }, onLeave }: Props) {
  const t = useWords('shell');
  const [asks, setAsks] = useState(false);
  return (
    <div className={wrap.gap2}>
      {editAt && (
        <Link to={editAt} className={buttonClass({ kind: 'secondary', size: 'normal' })} onClick={onLeave}>
          {t('outbox.edit')}
        </Link>
      )}
      <Button kind="secondary" size="normal" onClick={() => void retryWaiting(key)}>
        {t('outbox.retry')}
      </Button>
      <Button kind="quiet" size="normal" onClick={() => setAsks(true)}>
        {t('outbox.discard')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('outbox.discard-title', { title })}
        text={t('outbox.discard-text')}
        actions={
          <>
            <Button kind="quiet" onClick={() => setAsks(false)}>
              {t('outbox.keep')}
            </Button>
            <Button kind="danger" onClick={() => void discardWaiting(key)}>
              {t('outbox.discard')}
            </Button>
          </>
        }
      />
    </div>
  );
}
