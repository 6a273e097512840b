import type { ItemConflict } from '@callboard/contract';
import type { Icon } from '@callboard/ui';
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import styles from './vacancy.module.css';

const icons = { stop: OctagonAlert, warn: TriangleAlert, info: Info } satisfies Record<
  ItemConflict['level'],
  Icon
>;

type ReasonListProps = { reasons: readonly ItemConflict[]; textOf: (reason: ItemConflict) => string };

/** What speaks against somebody for a position, the worst first as the server says it. */
export function ReasonList({ reasons, textOf }: ReasonListProps) {
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => {
        const Sign = icons[reason.level];
        return (
          <li
            key={`${reason.kind} ${reason.itemId} ${JSON.stringify(reason.params)}`}
            data-level={reason.severe ? 'stop' : reason.level}
          >
            <Sign size={20} aria-hidden="true" />
            <span>{textOf(reason)}</span>
          </li>
        );
      })}
    </ul>
  );
}
