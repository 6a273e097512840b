import type { DeliveryNote } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import styles from './note-facts.module.css';

/** What the hours are for: the client reads it before signing. */
export function NoteFacts({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { date, dateTime } = useFormat();
  const { project, crew, client, place, startDate, endDate, signedOffBy, signedOffAt, timeZone } = note;
  const days = [startDate, ...(endDate && endDate !== startDate ? [endDate] : [])];
  const facts = [
    ['project', `${project.number} ${project.name}`],
    ['crew', `${crew.number} ${crew.name}`],
    ['client', client],
    ['place', place],
    ['date', days.map((day) => date(day, 'long')).join(' – ')],
    ['signedOffBy', [signedOffBy, signedOffAt && dateTime(signedOffAt, timeZone)].filter(Boolean).join(', ')],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value.trim() !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{t(`delivery-note.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
