import type { DeliveryNote } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { peopleOn } from '../note/note-head.tsx';

/** What the client says by signing, in one sentence, and what follows from it. */
export function NoteConsent({ note }: { note: DeliveryNote }) {
  const t = useWords('crew-ops');
  const { date, duration } = useFormat();
  const { approvedMinutes, crew, project, startDate } = note;
  return (
    <>
      <p>
        <strong>
          {t('delivery-note.consent', {
            hours: duration(approvedMinutes, { signed: false }),
            count: peopleOn(note),
            crew: crew.name,
            project: project.name,
            date: date(startDate, 'long'),
          })}
        </strong>
      </p>
      <p>{t('delivery-note.locks')}</p>
    </>
  );
}
