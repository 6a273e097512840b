import type { AnswerOf, ItemConflict, crewItems } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import type { Icon } from '@callboard/ui';
import { CircleCheckBig, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import styles from './crew-positions.module.css';

type ConflictListProps = {
  name: string;
  found: AnswerOf<typeof crewItems.previewConflicts> | undefined;
  failed: boolean;
  busy: boolean;
};

const icons = { stop: OctagonAlert, warn: TriangleAlert, info: Info } satisfies Record<
  ItemConflict['level'],
  Icon
>;

/** What speaks against a person, the gravest first; spoken while it changes. */
export function ConflictList({ name, found, failed, busy }: ConflictListProps) {
  const t = useWords('crew-ops');
  const line = useConflictLine();
  if (failed) return <p className={styles.warn}>{t('crew-positions.notChecked')}</p>;
  if (!found) return busy ? <p className={styles.info}>{t('crew-positions.checking')}</p> : null;
  const order = ['stop', 'warn', 'info'];
  const conflicts = found.conflicts.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  return (
    <output aria-busy={busy} className={styles.conflicts}>
      {conflicts.length === 0 && (
        <span className={styles.conflict}>
          <CircleCheckBig size={20} />
          {t('crew-positions.free', { name })}
        </span>
      )}
      {conflicts.map((conflict) => {
        const Sign = icons[conflict.level];
        return (
          <span
            key={`${conflict.kind} ${conflict.itemId} ${JSON.stringify(conflict.params)}`}
            className={`${styles.conflict} ${styles[conflict.level]}`}
          >
            <Sign size={20} />
            <span>
              <b>{t(`crew-positions.level.${conflict.level}`)}</b> {line(conflict)}
            </span>
          </span>
        );
      })}
    </output>
  );
}

/** A conflict in words: days and lengths of time as everywhere else. */
function useConflictLine() {
  const t = useWords('crew-ops');
  const { date, duration } = useFormat();
  return ({ kind, params }: ItemConflict): string => {
    const { caption = '', day, minutes, days = '' } = params;
    return t(`crew-positions.conflict.${kind}`, {
      caption,
      day: typeof day === 'string' && day !== '' ? date(day, 'weekday') : '',
      hours: typeof minutes === 'number' ? duration(minutes, { signed: false }) : '',
      days,
    });
  };
}
