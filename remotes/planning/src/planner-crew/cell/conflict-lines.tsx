import type { ItemConflict } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import type { Icon } from '@callboard/ui';
import { Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import styles from './cell-sheet.module.css';

const icons = { stop: OctagonAlert, warn: TriangleAlert, info: Info } satisfies Record<
  ItemConflict['level'],
  Icon
>;
const order = ['stop', 'warn', 'info'];

/** What speaks against somebody, the gravest first. */
export function ConflictLines({ conflicts }: { conflicts: readonly ItemConflict[] }) {
  const t = useWords('planning');
  const { date, duration } = useFormat();
  if (conflicts.length === 0) return null;
  const line = ({ kind, params: { caption = '', day, minutes, days = '' } }: ItemConflict) =>
    t(`conflict.${kind}`, {
      caption,
      day: typeof day === 'string' && day !== '' ? date(day, 'weekday') : '',
      hours: typeof minutes === 'number' ? duration(minutes, { signed: false }) : '',
      days,
    });
  return (
    <ul className={styles.conflicts}>
      {conflicts
        .toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
        .map((conflict) => {
          const Sign = icons[conflict.level];
          return (
            <li
              key={`${conflict.kind} ${conflict.itemId} ${JSON.stringify(conflict.params)}`}
              className={styles[conflict.severe ? 'stop' : conflict.level]}
            >
              <Sign size={16} />
              <span>
                <b>{t(`level.${conflict.level}`)}</b> {line(conflict)}
              </span>
            </li>
          );
        })}
    </ul>
  );
}
