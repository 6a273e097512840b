import { invalidate, useQuery } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { CrewItem } from '@callboard/contract';
import { useActivityText, useRead } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import { Faces, List } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { useState } from 'react';
import { ChangeLines } from '../change-lines/change-lines.tsx';
import { AddNote } from '../note/add-note.tsx';
import { usePartWords } from '../words/use-part-words.ts';
import styles from './edit-position.module.css';
import { positionHistoryQuery } from './edit-position.queries.ts';
import { useChangeLines } from './use-change-lines.ts';

type PositionHistoryProps = { item: CrewItem; currency: string };

/** Who has changed what, when and why; read when it is opened. */
export function PositionHistory(props: PositionHistoryProps) {
  const t = usePartWords();
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.history}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('edit-position.history')}</summary>
      {open && <Lines {...props} />}
      {open && <NoteOnPosition id={props.item.id} />}
    </details>
  );
}

function NoteOnPosition({ id }: { id: string }) {
  const t = usePartWords();
  return (
    <AddNote
      draft={`position-note/${id}`}
      hint={t('edit-position.noteHint')}
      endpoint={crewItems.addCrewItemActivity}
      input={(body) => ({ params: { id }, body: { type: 'LOG' as const, caption: 'note', body } })}
      onSaved={() => invalidate(crewItems.crewItemActivities)}
    />
  );
}

function Lines({ item, currency }: PositionHistoryProps) {
  const t = usePartWords();
  const { dateTime } = useFormat();
  const textOf = useActivityText();
  const linesOf = useChangeLines(currency);
  const read = useRead(useQuery(positionHistoryQuery(item.id)));
  const label = t('edit-position.history');
  return (
    <Faces read={read} loading={<List label={label} state={{ kind: 'loading', rows: 2 }} />}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={quiet.text}>{t('edit-position.noHistory')}</p>
        ) : (
          <ul aria-label={label} className={styles.lines}>
            {items.map(({ id, at, by, caption, body, reason, changes, besides }) => (
              <li key={id}>
                <b>{textOf(caption)}</b>
                <p className={quiet.text}>
                  {by && `${by} · `}
                  <time dateTime={at}>{dateTime(at, item.timeZone)}</time>
                </p>
                <ChangeLines lines={linesOf([...changes, ...besides])} />
                {[body, reason].filter(Boolean).map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </li>
            ))}
          </ul>
        )
      }
    </Faces>
  );
}
