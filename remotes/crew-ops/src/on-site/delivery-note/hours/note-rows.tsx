import type { DeliveryNote, HoursRow } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { List } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import type { ListState } from '@callboard/ui';
import { paths } from '../../../base/paths.ts';
import { isSigned } from '../note/note-head.tsx';
import styles from './note-hours.module.css';
import { NoteRow } from './note-row.tsx';

/** Whether the people of a note work on more than one day, on the clock of the site. */
export const onMoreDays = ({ rows }: DeliveryNote): boolean =>
  new Set(rows.map(({ plannedFrom }) => plannedFrom.slice(0, 10))).size > 1;

/** Where one person's hours are corrected, or what the person says of them; no client goes there. */
export const hoursLinkOf = ({ viewer }: DeliveryNote, { crewItemId }: HoursRow) =>
  viewer === 'client' ? null : paths.personHours.to({ id: crewItemId });

export function NoteTotal({ note: { approvedMinutes, checkedMinutes, state } }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  const minutes = state === 'notReady' ? checkedMinutes : approvedMinutes;
  return (
    <p className={styles.total}>
      <span>{t('delivery-note.total')}</span>
      <span>{duration(minutes, { signed: false })}</span>
    </p>
  );
}

/** Everybody's hours below one another and their sum, as it fits on a phone. */
export function NoteRows({ note, state = { kind: 'full' } }: { note: DeliveryNote; state?: ListState }) {
  const t = useWords('crew-ops');
  const withDay = onMoreDays(note);
  return (
    <div className={column.gap2}>
      <List label={t('delivery-note.hours')} state={state}>
        {note.rows.map((row) => (
          <NoteRow
            key={row.crewItemId}
            row={row}
            zone={note.timeZone}
            approved={isSigned(note)}
            withDay={withDay}
            to={hoursLinkOf(note, row)}
          />
        ))}
      </List>
      <NoteTotal note={note} />
    </div>
  );
}
