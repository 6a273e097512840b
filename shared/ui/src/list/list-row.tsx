import { createContext, createElement, use } from 'react';
import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { LongWords } from '../text/long-words.tsx';
import { useWords } from '@callboard/i18n';
import styles from './list-row.module.css';

/** Whoever makes the list items itself (the virtual list does) asks rows for a plain box. */
export const RowElement = createContext<'li' | 'div'>('li');

type ListRowOwn = {
  /** A picture, an avatar or a RowIcon. */
  leading?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** A third line, cut after one line: the beginning of a message, a hint. */
  text?: ReactNode;
  /** A time or a figure at the end of the title's line. */
  meta?: ReactNode;
  /** A pill, a badge or an action at the end of the row. */
  trailing?: ReactNode;
  unread?: boolean | undefined;
  /** The open one of a list with its detail beside it. */
  current?: boolean | undefined;
};

/** With `href`, `as` or `onClick` the whole row is one target; without, it only tells. */
export type ListRowProps<As extends ElementType = 'a'> = ListRowOwn & { as?: As | undefined } & Omit<
    ComponentProps<As>,
    keyof ListRowOwn | 'as' | 'children' | 'className'
  >;

export function ListRow<As extends ElementType = 'a'>(props: ListRowProps<As>) {
  const { as, leading, title, subtitle, text, meta, trailing, unread, current, ...target } =
    props as ListRowProps;
  const t = useWords('ui');
  const element = targetOf(as, target);
  const words = (
    <>
      <span className={styles.line}>
        <span className={styles.title}>
          {unread && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
          <LongWords>{title}</LongWords>
        </span>
        {meta && <span className={styles.meta}>{meta}</span>}
      </span>
      {subtitle && (
        <span className={styles.subtitle}>
          <LongWords>{subtitle}</LongWords>
        </span>
      )}
      {text && <span className={styles.text}>{text}</span>}
    </>
  );
  const className = classes(styles.row, unread && styles.unread, current && styles.current);
  const content = (
    <>
      {leading && <div className={styles.leading}>{leading}</div>}
      <div className={styles.body}>
        <div className={styles.main}>
          {createElement(
            element,
            {
              ...(element === 'button' && { type: 'button' }),
              ...target,
              'aria-current': current ? 'true' : undefined,
              className: classes(styles.words, element !== 'div' && styles.target),
            },
            words,
          )}
        </div>
        {trailing && <div className={styles.trailing}>{trailing}</div>}
      </div>
    </>
  );
  return use(RowElement) === 'li' ? (
    <li className={className}>{content}</li>
  ) : (
    <div className={className}>{content}</div>
  );
}

function targetOf(as: ElementType | undefined, target: { href?: unknown; onClick?: unknown }): ElementType {
  if (as) return as;
  if (target.href !== undefined) return 'a';
  return target.onClick ? 'button' : 'div';
}
