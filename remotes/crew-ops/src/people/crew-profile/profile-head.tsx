import type { CrewProfile, PublicProfile } from '@callboard/contract';
import { initialsOf } from '@callboard/ui';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import styles from './profile-head.module.css';
import { RatingStars } from './rating-stars.tsx';

type ProfileHeadProps = {
  /** Ratings are for those who work with the person, not for the public. */
  profile: Pick<PublicProfile, 'name' | 'city' | 'functions' | 'picture'> &
    Partial<Pick<CrewProfile, 'rating'>>;
};

/** Who somebody is: the picture, the name, what they work as and how they are rated. */
export function ProfileHead({ profile: { name, city, functions, rating, picture } }: ProfileHeadProps) {
  const [broken, setBroken] = useState('');
  const src = picture && picture.large !== broken ? picture.large : null;
  return (
    <div className={styles.head}>
      <span className={styles.picture} aria-hidden="true">
        {src ? <img src={src} alt="" onError={() => setBroken(src)} /> : initialsOf(name)}
      </span>
      <h2 className={styles.name}>{name}</h2>
      {functions.length > 0 && <p className={styles.functions}>{functions.join(' · ')}</p>}
      {city && (
        <p className={styles.city}>
          <MapPin size={16} aria-hidden="true" />
          {city}
        </p>
      )}
      {rating && rating.average !== null && <RatingStars average={rating.average} count={rating.count} />}
    </div>
  );
}
