import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import styles from './state.module.css';

export type FailedStateProps = {
  icon?: Icon | undefined;
  /** What happened. */
  title: string;
  /** What still works and what was kept. */
  text: string;
  /** The one remedy that helps. */
  action?: ReactNode;
};

export function FailedState({ icon: Icon = CloudAlert, title, text, action }: FailedStateProps) {
  return (
    <div role="alert" className={styles.state}>
      <span className={classes(styles.sign, styles.failed)}>
        <Icon size={24} />
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
