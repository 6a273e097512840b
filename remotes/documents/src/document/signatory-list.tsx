import type { DocumentDetail } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Section, StatusPill } from '@callboard/ui';
import type { StatusName } from '@callboard/ui';
import { Check, Hourglass, PenLine, X } from 'lucide-react';
import styles from './document.module.css';

type Signatory = DocumentDetail['signatories'][number];
/** How a signatory stands, in the words of the list. */
type Standing = 'signed' | 'declined' | 'expired' | 'void' | 'turn' | 'waiting' | 'open';

function signatoryState({ status, turn, waitingFor }: Signatory): Standing {
  if (status.id === 'signed' || status.id === 'declined' || status.id === 'expired' || status.id === 'void')
    return status.id;
  if (turn) return 'turn';
  return waitingFor.length > 0 ? 'waiting' : 'open';
}

const looks = {
  signed: { status: 'confirmed', icon: Check },
  declined: { status: 'trouble', icon: X },
  expired: { status: 'trouble', icon: Hourglass },
  void: { status: 'quiet', icon: X },
  turn: { status: 'waiting', icon: PenLine },
  waiting: { status: 'quiet', icon: Hourglass },
  open: { status: 'quiet', icon: Hourglass },
} as const satisfies Record<Standing, { status: StatusName; icon: typeof Check }>;

/** Who signs, in which order, and where it stands. */
export function SignatoryList({ document }: { document: DocumentDetail }) {
  const t = useWords('documents');
  const { signatories, signOneByOne, signatoriesSigned, signatoriesTotal } = document;
  if (signatories.length === 0) return null;
  const inOrder = signatories.toSorted((one, other) => one.step - other.step);
  // Where the order was changed, steps are left out.
  const steps = [...new Set(inOrder.map(({ step }) => step))];
  return (
    <Section
      title={t('signatories.title')}
      action={
        <span className={styles.small}>
          {t('signatories.count', { done: signatoriesSigned, all: signatoriesTotal })}
        </span>
      }
    >
      <Card>
        {inOrder.length > 1 && (
          <p className={styles.small}>{t(signOneByOne ? 'signatories.oneByOne' : 'signatories.parallel')}</p>
        )}
        <ol className={styles.signers}>
          {inOrder.map((one) => (
            <SignatoryLine
              key={one.id}
              signatory={one}
              place={signOneByOne && inOrder.length > 1 ? steps.indexOf(one.step) + 1 : null}
            />
          ))}
        </ol>
      </Card>
    </Section>
  );
}

function SignatoryLine({ signatory, place }: { signatory: Signatory; place: number | null }) {
  const t = useWords('documents');
  const { dateTime, list, number } = useFormat();
  const { name, role, myself, required, decidedAt, declinedReason, delegatedBy, waitingFor } = signatory;
  const standing = signatoryState(signatory);
  const about = [role, !required && t('signatories.optional')].filter(Boolean).join(' · ');
  return (
    <li className={styles.signer} data-turn={standing === 'turn' || undefined}>
      <span className={styles.step} aria-hidden="true">
        {standing === 'signed' ? <Check size={16} /> : place && number(place)}
      </span>
      <div className={styles.who}>
        <p className={styles.signerName}>{myself ? t('signatories.you', { name }) : name}</p>
        {about && <p className={styles.small}>{about}</p>}
        {decidedAt && <p className={styles.small}>{dateTime(decidedAt)}</p>}
        {standing === 'waiting' && (
          <p className={styles.small}>{t('signatories.waitingFor', { names: list(waitingFor) })}</p>
        )}
        {delegatedBy && <p className={styles.small}>{t('signatories.for', { name: delegatedBy.name })}</p>}
        {declinedReason && <p className={styles.quote}>{declinedReason}</p>}
      </div>
      <StatusPill {...looks[standing]} label={t(`signatories.${standing}`)} />
    </li>
  );
}
