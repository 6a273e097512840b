import { PenLine } from 'lucide-react';
import type { Zone } from './zone.ts';
import styles from './sign-zone.module.css';

/** Who signs on that spot of a page. */
export const ZoneMark = ({ zone: { x, y }, name }: { zone: Zone; name: string }) => (
  <span className={styles.mark} style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}>
    <PenLine size={14} aria-hidden="true" />
    <span className={styles.name}>{name}</span>
  </span>
);
