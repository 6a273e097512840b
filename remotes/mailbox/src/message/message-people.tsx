import type { EmailAddress } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { useId, useState } from 'react';
import styles from './message-people.module.css';

const shownAtFirst = 3;

type MessagePeopleProps = { label: string; people: readonly EmailAddress[] };

/** A line of people; a long one is folded until somebody wants it. */
export function MessagePeople({ label, people }: MessagePeopleProps) {
  const t = useWords('mailbox');
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  // Nobody unfolds a line for one name.
  const folds = people.length > shownAtFirst + 1;
  const shown = folds && !unfolded ? people.slice(0, shownAtFirst) : people;
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.people}>
        <ul id={id} className={folds && unfolded ? styles.lines : styles.names}>
          {shown.map(({ name, email }) => (
            <li key={email} title={email} className={styles.name}>
              {name || email}
              {unfolded && name && <span className={styles.address}> {email}</span>}
            </li>
          ))}
        </ul>
        {folds && (
          <button
            type="button"
            aria-expanded={unfolded}
            aria-controls={id}
            className={styles.fold}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded
              ? t('message.fewerPeople')
              : t('message.morePeople', { count: people.length - shownAtFirst })}
          </button>
        )}
      </dd>
    </>
  );
}
