import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import styles from './banner.module.css';

export type BannerKind = 'info' | 'success' | 'warning' | 'error';

export type BannerProps = {
  kind: BannerKind;
  icon?: Icon | undefined;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
};

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: OctagonAlert,
} satisfies Record<BannerKind, Icon>;

/** A message that stays in its place until its reason is gone. */
export function Banner({ kind, icon: Icon = icons[kind], title, text, action }: BannerProps) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes(styles.banner, styles[kind])}>
      <Icon size={20} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text && <div className={styles.text}>{text}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
