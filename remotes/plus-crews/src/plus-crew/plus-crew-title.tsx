import type { PlusCrew } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { paths } from '../base/paths.ts';
import { LongWords } from '@callboard/ui';
import styles from './plus-crew.module.css';

/** Of which plus crew a page is a part, and the way back to it. */
export function PlusCrewTitle({ crew, title, about }: { crew: PlusCrew; title: string; about: string }) {
  const { number, name } = crew;
  return (
    <div>
      <Link to={paths.plusCrew.to({ number })} className={styles.back}>
        {`${name} · ${number}`}
      </Link>
      <h2 className={styles.name}>
        <LongWords>{title}</LongWords>
      </h2>
      <p className={styles.quiet}>{about}</p>
    </div>
  );
}
