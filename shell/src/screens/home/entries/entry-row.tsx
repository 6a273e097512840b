import type { HomeEntry } from '@callboard/contract';
import { DayTile, LongWords, RowIcon, StatusPill } from '@callboard/ui';
import { ChevronDown, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DrawnEntry } from './drawn-entries.ts';
import { EntryActions } from './entry-actions.tsx';
import { EntryChanges } from './entry-changes.tsx';
import { entryLink } from './entry-link.ts';
import styles from './entry.module.css';
import { useEntryTimes } from './use-entry-times.ts';
import { useEntryWords } from './use-entry-words.ts';
import type { EntryWords } from './use-entry-words.ts';

/** One entry: its day or its icon, what it is about, until when, and what can be done at once. */
export function EntryRow({ drawn }: { drawn: DrawnEntry }) {
  const { entry, face, feature } = drawn;
  const words = useEntryWords(feature, entry.words);
  const times = useEntryTimes(entry);
  const title = words.say(face.title, 'title');
  const text = words.say(face.text, 'text');
  return (
    <li className={styles.row}>
      {times.day && drawn.kind !== 'crewToday' ? (
        <DayTile day={times.day} mood={face.status} />
      ) : (
        <RowIcon icon={face.icon} status={times.late ? 'trouble' : face.status} />
      )}
      <div className={styles.body}>
        <Link to={entryLink(face.to, entry.link, face.search)} className={styles.target}>
          <span className={styles.words}>
            {times.hours && <span className={styles.hours}>{times.hours}</span>}
            {times.here && <span className={styles.text}>{times.here}</span>}
            <span className={styles.line}>
              <span className={styles.title}>
                <LongWords>{title}</LongWords>
              </span>
              {!times.due && times.since && <span className={styles.text}>{times.since}</span>}
            </span>
            {text && <span className={styles.text}>{text}</span>}
            <Pills entry={entry} marks={face.marks} words={words} times={times} />
          </span>
        </Link>
        {entry.changes && face.changes && (
          <EntryChanges changes={entry.changes} face={face.changes} words={words} />
        )}
      </div>
      {face.actions && (
        <div className={styles.actions}>
          <EntryActions drawn={drawn} title={title} words={words} />
        </div>
      )}
    </li>
  );
}

type EntryGroupProps = {
  readonly rows: readonly [DrawnEntry, ...DrawnEntry[]];
  readonly count: number | undefined;
};

/** Several of a kind in one row, which opens; it says when the first of them is due. */
export function EntryGroup({ rows, count = rows.length }: EntryGroupProps) {
  const [{ entry, face, feature }] = rows;
  const words = useEntryWords(feature, { count });
  const times = useEntryTimes(entry);
  const title = words.say(face.group);
  return (
    <li className={styles.group}>
      <details>
        <summary className={styles.row}>
          <RowIcon icon={face.icon} status={times.late ? 'trouble' : face.status} />
          <span className={styles.body}>
            <span className={styles.title}>{title}</span>
            <Pills entry={entry} marks={{}} words={words} times={times} />
          </span>
          <ChevronDown size={20} aria-hidden />
        </summary>
        <ul className={styles.rows} aria-label={title}>
          {rows.map((one) => (
            <EntryRow key={one.entry.id} drawn={one} />
          ))}
        </ul>
      </details>
    </li>
  );
}

type PillsProps = {
  readonly entry: HomeEntry;
  readonly marks: DrawnEntry['face']['marks'];
  readonly words: EntryWords;
  readonly times: ReturnType<typeof useEntryTimes>;
};

function Pills({ entry, marks = {}, words, times: { due, late } }: PillsProps) {
  const known = (entry.marks ?? []).flatMap((name) => {
    const mark = marks[name];
    return mark ? [{ name, ...mark }] : [];
  });
  if (!due && known.length === 0) return null;
  return (
    <span className={styles.pills}>
      {due && <StatusPill status={late ? 'trouble' : 'waiting'} icon={Clock} label={due} />}
      {known.map(({ name, label, status }) => (
        <StatusPill key={name} status={status} label={words.say(label)} />
      ))}
    </span>
  );
}
