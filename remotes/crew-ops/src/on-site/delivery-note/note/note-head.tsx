import type { DeliveryNote } from '@callboard/contract';
import { cameToWork } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Figure, StatusPill } from '@callboard/ui';
import wrap from '@callboard/ui/styles/wrap.module.css';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { TriangleAlert } from 'lucide-react';
import { PaperStatePill } from '../../../crew/crew-paper/paper-state-pill.tsx';
import { NoteFacts } from './note-facts.tsx';
import styles from './note-head.module.css';

export const openProblem = ({ problems }: DeliveryNote) => problems.find(({ settled }) => settled === null);
export const isSigned = ({ signedAt }: DeliveryNote): boolean => signedAt !== null;
export const peopleOn = ({ rows }: DeliveryNote): number =>
  rows.filter(({ presence }) => cameToWork(presence)).length;

/** What the hours are for and how many there are. Approved they are only once the client has said so. */
export function NoteHead({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const { state, number, approvedMinutes, checkedMinutes, plannedMinutes } = note;
  const ready = state !== 'notReady';
  const due = isSigned(note) ? 'delivery-note.approvedOf' : 'delivery-note.toApproveOf';
  const planned = duration(plannedMinutes, { signed: false });
  return (
    <Card>
      <div className={wrap.between}>
        <p className={styles.number}>{number ?? t('delivery-note.noNumber')}</p>
        {openProblem(note) ? (
          <StatusPill status="trouble" icon={TriangleAlert} label={t('delivery-note.wrong')} />
        ) : (
          <PaperStatePill state={state} />
        )}
      </div>
      <div>
        <Figure>{duration(ready ? approvedMinutes : checkedMinutes, { signed: false })}</Figure>
        <p className={quiet.text}>
          {t(ready ? due : 'delivery-note.checkedOf', { planned, count: peopleOn(note) })}
        </p>
        <p className={quiet.text}>{t('delivery-note.withoutBreaks')}</p>
      </div>
      <NoteFacts note={note} />
    </Card>
  );
}
