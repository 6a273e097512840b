import { useEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useShell, useTenantName } from '../../runtime/context/shell-context.ts';
import { useTakenOver } from '../../runtime/context/use-taken-over.ts';
import { useWords } from '@callboard/i18n';
import { LongWords } from '@callboard/ui';
import { LanguageSwitch } from '../language/language-switch.tsx';
import styles from './sign-in-layout.module.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** Links beside the language, at the end. */
  readonly links?: ReactNode;
  /** The sign-in itself greets; the screens around it begin with their task. */
  readonly greeting?: boolean;
};

const initial = (name: string): string => name.trim().charAt(0).toLocaleUpperCase();

/** The tenant's picture and name above one short form. */
export function SignInLayout({ title, children, links, greeting = false }: Props) {
  const t = useWords('shell');
  const tenant = useTenantName();
  const { settings } = useShell();
  const heading = useRef<HTMLHeadingElement>(null);
  // The document has its own; after it was taken over, what the settings say now.
  const takenOver = useTakenOver();
  const picture = takenOver && settings?.backgroundUrl;
  const colour = settings?.backgroundColorCode;
  const look = {
    ...(colour && { '--tenant-colour': colour }),
    ...(picture && { '--tenant-picture': `url(${JSON.stringify(picture)})` }),
  } as CSSProperties;
  useEffect(() => {
    if (!greeting) heading.current?.focus({ preventScroll: true });
  }, [greeting]);
  return (
    <div className={greeting ? `${styles.screen} ${styles.greeting}` : styles.screen} style={look}>
      <div className={styles.hero}>
        <div className={styles.tenant}>
          <span className={styles.mark} aria-hidden>
            {initial(tenant)}
          </span>
          <div>
            <p className={styles.name}>{takenOver ? <LongWords>{tenant}</LongWords> : tenant}</p>
            {greeting && <p className={styles.claim}>{t('sign-in.claim')}</p>}
          </div>
        </div>
      </div>
      <div className={styles.sheet}>
        <div className={styles.form}>
          <h1 ref={heading} tabIndex={-1} className={greeting ? styles.spoken : styles.title}>
            {title}
          </h1>
          {children}
          <div className={styles.links}>
            {links}
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </div>
  );
}
