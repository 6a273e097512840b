import { Link, useCanOpen } from '@callboard/feature';
import { LongWords } from '@callboard/ui';
import { paths } from '../base/paths.ts';
import styles from './company-name.module.css';

/** A company by its name, which leads to its page for who may read companies. */
export function CompanyName({ company: { id, name } }: { company: { id: string; name: string } }) {
  const to = paths.company.to({ id });
  if (!useCanOpen(to)) return <LongWords>{name}</LongWords>;
  return (
    <Link to={to} className={styles.link}>
      <LongWords>{name}</LongWords>
    </Link>
  );
}
