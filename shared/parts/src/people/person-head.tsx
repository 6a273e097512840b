import { Avatar } from '@callboard/ui';
import type { ReactNode } from 'react';
import styles from './person-head.module.css';
import type { Person } from './person.ts';

type PersonHeadProps = {
  person: Person;
  /** Who it is, as a heading or as a line of text. */
  as: 'h2' | 'p';
  /** Where somebody has neither name nor address. */
  nobody?: string;
  children?: ReactNode;
};

/** Somebody in large: picture, name, and lines below it. */
export function PersonHead({ person: { name, pictureUrl }, as: Name, nobody, children }: PersonHeadProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} size="large" src={pictureUrl ?? undefined} />
      <div className={styles.words}>
        <Name className={styles.name}>{name || nobody}</Name>
        {children}
      </div>
    </div>
  );
}
