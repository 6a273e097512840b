import type { CrewPaperState, DeliveryNote } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Figure, Spoken } from '@callboard/ui';
import { Check } from 'lucide-react';
import { PaperStatePill } from '../crew-paper/paper-state-pill.tsx';
import styles from './note-head.module.css';

const steps = ['downloaded', 'released', 'signed', 'sent'] as const satisfies readonly CrewPaperState[];
const order: readonly CrewPaperState[] = ['notReady', 'ready', ...steps];

/** The sum that is signed for, and how far the paper is. */
export function NoteHead({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const { state, number, approvedMinutes, checkedMinutes, plannedMinutes, rows } = note;
  const approved = state !== 'notReady';
  const figure = approved ? approvedMinutes : checkedMinutes;
  const words = approved ? 'delivery-note.approvedOf' : 'delivery-note.checkedOf';
  const planned = duration(plannedMinutes, { signed: false });
  const people = rows.filter(({ noShow }) => !noShow).length;
  return (
    <Card>
      <div className={styles.line}>
        <p className={styles.number}>{number ?? t('delivery-note.noNumber')}</p>
        <PaperStatePill state={state} />
      </div>
      <div>
        <Figure>{duration(figure, { signed: false })}</Figure>
        <p className={styles.sum}>{t(words, { planned, count: people })}</p>
      </div>
      <Steps note={note} />
    </Card>
  );
}

function Steps({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const { state, timeZone, downloadedAt, releasedAt, signedAt, sentAt } = note;
  const at = { downloaded: downloadedAt, released: releasedAt, signed: signedAt, sent: sentAt };
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const moment = at[step];
        const done = moment !== null || order.indexOf(state) >= order.indexOf(step);
        return (
          <li key={step} className={done ? styles.done : styles.open}>
            <span className={styles.dot}>{done && <Check size={14} />}</span>
            <span className={styles.step}>{t(`crew-paper.state.${step}`)}</span>
            {!done && <Spoken>{t('delivery-note.stillOpen')}</Spoken>}
            {moment && <span className={styles.at}>{dateTime(moment, timeZone)}</span>}
          </li>
        );
      })}
    </ol>
  );
}
