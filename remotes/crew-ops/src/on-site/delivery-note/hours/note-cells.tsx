import type { HoursRow } from '@callboard/contract';
import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { PresencePill } from '@callboard/parts';
import styles from './note-hours.module.css';

type NamedCellProps = { row: HoursRow; day: string | null; to: LinkTarget | null };
export function NamedCell({ row, day, to }: NamedCellProps) {
  const { name, functionCaption, presence } = row;
  return (
    <span className={styles.who}>
      {to ? <Link to={to}>{name}</Link> : name}
      <span className={styles.function}>{[functionCaption, day].filter(Boolean).join(' · ')}</span>
      {presence !== 'out' && <PresencePill presence={presence} />}
    </span>
  );
}

type SpanCellProps = {
  from: string | null;
  until: string | null;
  minutes: number | null;
  zone: string;
  strong?: boolean;
};

/** From when until when, and how long that is. */
export function SpanCell({ from, until, minutes, zone, strong }: SpanCellProps) {
  const { time, duration } = useFormat();
  if (!from || !until) return '–';
  const Frame = strong ? 'strong' : 'span';
  return (
    <Frame className={styles.value}>
      <span>
        {time(from, zone)} – {time(until, zone)}
      </span>
      <span className={styles.length}>{minutes === null ? '' : duration(minutes, { signed: false })}</span>
    </Frame>
  );
}

export function BreakCell({ row: { checkedFrom, breakMinutes, automaticBreak } }: { row: HoursRow }) {
  const t = useWords('crew-ops');
  if (!checkedFrom || breakMinutes === 0) return '–';
  return t(automaticBreak ? 'delivery-note.breakAutomatic' : 'delivery-note.break', {
    minutes: breakMinutes,
  });
}
