import { Card, Skeleton } from '@callboard/ui';
import styles from './profile.module.css';

const lines = ['70%', '50%', '60%', '40%', '65%'];

export function ProfileSkeleton() {
  return (
    <>
      <div className={styles.head}>
        <Skeleton width="7.5rem" height="7.5rem" round />
        <Skeleton width="12rem" height="2rem" />
        <Skeleton width="9rem" />
      </div>
      <Card>
        {lines.map((width) => (
          <Skeleton key={width} width={width} height="1.5em" />
        ))}
      </Card>
    </>
  );
}
