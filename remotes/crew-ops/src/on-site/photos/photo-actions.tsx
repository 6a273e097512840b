import { useOnline } from '@callboard/client';
import type { CrewPhoto } from '@callboard/contract';
import { photoRejections } from '@callboard/domain';
import type { PhotoRejection } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { useRejectionText } from '@callboard/parts';
import { Button, TextField } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import grid from '@callboard/ui/styles/grid.module.css';
import { Check, Trash2, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import styles from './photo-viewer.module.css';
import { useDecidePhoto } from './use-decide-photo.ts';
import { useTakeBackPhoto } from './use-take-back-photo.ts';

type Asking = 'reject' | 'withdraw' | 'delete';
type PhotoActionsProps = { photo: CrewPhoto; onGone: () => void };
const longest = 200;
/** Those that need no more words. */
const spoken = photoRejections.filter((code) => code !== 'other');

/** Approve, reject with a reason, take back or delete: what this person may do with this picture. */
export function PhotoActions({ photo: { id, crewId, may }, onGone }: PhotoActionsProps) {
  const t = useWords('crew-ops');
  const online = useOnline();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [reason, setReason] = useState('');
  const { approve, reject } = useDecidePhoto(crewId);
  const { withdraw, remove } = useTakeBackPhoto(crewId);
  if (!may.approve && !may.withdraw && !may.delete) return null;
  if (!online) return <p className={quiet.text}>{t('photos.needsNetwork')}</p>;
  const refuse = (code: PhotoRejection, why = '') => {
    reject(id, { code, reason: why.trim() });
    setAsking(null);
  };
  const takeBack = () => {
    onGone();
    if (asking === 'withdraw') withdraw(id);
    else remove(id);
  };
  if (asking === 'reject')
    return (
      <RejectReasons reason={reason} onReason={setReason} onReject={refuse} onKeep={() => setAsking(null)} />
    );
  if (asking)
    return (
      <div className={grid.gap3}>
        <p className={styles.question}>{t(`photos.ask.${asking}`)}</p>
        <div className={styles.buttons}>
          <Button kind="secondary" onClick={() => setAsking(null)}>
            {t('photos.keep')}
          </Button>
          <Button kind="danger" onClick={takeBack}>
            {t(`photos.${asking}`)}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.buttons}>
      {may.approve && (
        <>
          <Button kind="secondary" icon={X} onClick={() => setAsking('reject')}>
            {t('photos.reject')}
          </Button>
          <Button icon={Check} onClick={() => approve(id)}>
            {t('photos.approve')}
          </Button>
        </>
      )}
      {may.withdraw && (
        <Button kind="secondary" icon={Undo2} onClick={() => setAsking('withdraw')}>
          {t('photos.withdraw')}
        </Button>
      )}
      {may.delete && !may.withdraw && (
        <Button kind="secondary" icon={Trash2} onClick={() => setAsking('delete')}>
          {t('photos.delete')}
        </Button>
      )}
    </div>
  );
}

type RejectReasonsProps = {
  /** In own words. */
  reason: string;
  onReason: (reason: string) => void;
  onReject: (code: PhotoRejection, why?: string) => void;
  onKeep: () => void;
};

/** Why a picture is rejected, by a tap or in own words. */
function RejectReasons({ reason, onReason, onReject, onKeep }: RejectReasonsProps) {
  const t = useWords('crew-ops');
  const textOf = useRejectionText();
  return (
    <div className={grid.gap3}>
      <p className={styles.question}>{t('photos.whyNot')}</p>
      <div className={styles.buttons}>
        {spoken.map((one) => (
          <Button key={one} kind="secondary" onClick={() => onReject(one)}>
            {textOf(one, '')}
          </Button>
        ))}
      </div>
      <TextField
        label={t('photos.otherReason')}
        maxLength={longest}
        autoComplete="off"
        value={reason}
        onValue={onReason}
      />
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={onKeep}>
          {t('photos.keep')}
        </Button>
        <Button kind="danger" disabled={reason.trim() === ''} onClick={() => onReject('other', reason)}>
          {t('photos.reject')}
        </Button>
      </div>
    </div>
  );
}
