import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import { LongWords } from '../text/long-words.tsx';
import styles from './page.module.css';

export type PageProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Buttons of the whole page; on a phone they stand below the content, in reach of the thumb. */
  actions?: ReactNode;
  /** The title is in the top bar already: it stays for screen readers only. */
  titleHidden?: boolean | undefined;
  /** For grids and calendars, which use the whole width instead of a reading column. */
  wide?: boolean | undefined;
  children: ReactNode;
};

/** The content column of a screen. */
export function Page({ title, subtitle, actions, titleHidden, wide, children }: PageProps) {
  return (
    <div className={classes(styles.page, wide && styles.wide)}>
      <header className={classes(styles.header, titleHidden && !subtitle && styles.headerHidden)}>
        <h1 tabIndex={-1} className={titleHidden ? styles.titleHidden : styles.title}>
          <LongWords>{title}</LongWords>
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </header>
      {children}
      {actions && (
        <div className={styles.actions} data-toasts="above">
          {actions}
        </div>
      )}
    </div>
  );
}
