import { Clock, CloudUpload, TriangleAlert } from 'lucide-react';
import { CallError, useOnline } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useErrorText, useFieldTexts } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { StatusPill } from '@callboard/ui';
import styles from './waiting-list.module.css';
import { WaitingRemedies } from './waiting-remedies.tsx';

type Props = { readonly item: Waiting; readonly onLeave?: () => void };

/** What, when and how it stands; why it was refused and what helps. */
export function WaitingRow({ item, onLeave }: Props) {
  const t = useWords('shell');
  const { when } = useFormat();
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.what}>{item.title}</p>
        <p className={styles.when}>{when(item.madeAt)}</p>
      </div>
      {item.state === 'attention' ? (
        <>
          <StatusPill status="trouble" label={t('outbox.attention')} icon={TriangleAlert} />
          <Refusal item={item} />
          <WaitingRemedies item={item} {...(onLeave && { onLeave })} />
        </>
      ) : (
        <Way item={item} />
      )}
    </li>
  );
}

function Way({ item }: Props) {
  const t = useWords('shell');
  const online = useOnline();
  if (item.state === 'sending' || (online && !item.reason))
    return <StatusPill status="waiting" label={t('outbox.sending')} icon={CloudUpload} />;
  return (
    <StatusPill status="waiting" label={online ? t('outbox.again') : t('outbox.no-network')} icon={Clock} />
  );
}

function Refusal({ item: { reason } }: Props) {
  const errorText = useErrorText();
  const fieldTexts = useFieldTexts();
  if (!reason) return null;
  const { code, ...facts } = reason;
  const error = new CallError(code, facts);
  const { title, text } = errorText(error);
  return (
    <div className={styles.reason}>
      <p className={styles.reasonTitle}>{title}</p>
      <p>{text}</p>
      {Object.entries(fieldTexts(error)).map(([path, field]) => (
        <p key={path}>{field}</p>
      ))}
    </div>
  );
}
