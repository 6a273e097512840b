import { useOutbox } from '@callboard/client';
import { WaitingRow } from './waiting-row.tsx';
import styles from './waiting-list.module.css';

/** Everything that is not with the server yet, in the order in which it was made. */
export function WaitingList({ onLeave }: { onLeave?: () => void }) {
  const { items } = useOutbox();
  const open = items.filter(({ state }) => state !== 'sent');
  if (open.length === 0) return null;
  return (
    <ul className={styles.list}>
      {open.map((item) => (
        <WaitingRow key={item.key} item={item} {...(onLeave && { onLeave })} />
      ))}
    </ul>
  );
}
