import type { ReactNode } from 'react';
import type { Icon } from '../icon/icon.ts';
import styles from './state.module.css';

export type EmptyStateProps = {
  icon: Icon;
  /** What will be here. */
  title: string;
  /** Why it is empty. */
  text: string;
  /** The one thing to do about it. */
  action?: ReactNode;
};

export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.sign}>
        <Icon size={24} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
