import type { CrewPaperState, DeliveryNote } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Card, Section, VisuallyHidden } from '@callboard/ui';
import { Check } from 'lucide-react';
import styles from './note-progress.module.css';

const steps = ['downloaded', 'released', 'signed', 'sent'] as const satisfies readonly CrewPaperState[];
const order: readonly CrewPaperState[] = ['notReady', 'ready', ...steps];

/** How far the paper is, for those who bring it to the client. */
export function NoteProgress({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { dateTime } = useFormat();
  const { state, timeZone, downloadedAt, releasedAt, signedAt, sentAt } = note;
  const at = { downloaded: downloadedAt, released: releasedAt, signed: signedAt, sent: sentAt };
  return (
    <Section title={t('delivery-note.progress')}>
      <Card>
        <ol className={styles.steps}>
          {steps.map((step) => {
            const moment = at[step];
            const done = moment !== null || order.indexOf(state) >= order.indexOf(step);
            return (
              <li key={step} className={done ? styles.done : styles.open}>
                <span className={styles.dot}>{done && <Check size={14} />}</span>
                <span className={styles.step}>{t(`crew-paper.state.${step}`)}</span>
                {!done && <VisuallyHidden>{t('delivery-note.stillOpen')}</VisuallyHidden>}
                {moment && <span className={styles.at}>{dateTime(moment, timeZone)}</span>}
              </li>
            );
          })}
        </ol>
      </Card>
    </Section>
  );
}
