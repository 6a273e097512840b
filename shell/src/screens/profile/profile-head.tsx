import type { Person } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { Stars } from '@callboard/parts';
import { initialsOf, LongWords } from '@callboard/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

/** Who one is to everybody else. */
export function ProfileHead({ person, children }: { person: Person; children: ReactNode }) {
  const t = useWords('profile');
  const { number } = useFormat();
  const { name, contactNumber, functions, rating, picture } = person;
  const [broken, setBroken] = useState('');
  const src = picture && picture.large !== broken ? picture.large : null;
  const figure = rating.average === null ? '' : number(rating.average, { maximumFractionDigits: 1 });
  return (
    <div className={styles.head}>
      <span className={styles.portrait} aria-hidden>
        {src ? <img src={src} alt="" onError={() => setBroken(src)} /> : initialsOf(name)}
      </span>
      <h2 className={styles.name}>
        <LongWords>{name}</LongWords>
      </h2>
      {functions.length > 0 && (
        <p className={styles.functions}>{functions.map(({ caption }) => caption).join(' · ')}</p>
      )}
      {contactNumber && <p className={styles.quiet}>{contactNumber}</p>}
      {rating.average !== null && (
        <p className={styles.rating}>
          <Stars value={rating.average} label={t('head.rating', { figure })} />
          <span aria-hidden>{figure}</span>
          <span className={styles.quiet}>{t('head.ratings', { count: rating.count })}</span>
        </p>
      )}
      {children}
    </div>
  );
}
