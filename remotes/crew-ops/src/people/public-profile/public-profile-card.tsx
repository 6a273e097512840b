import type { PublicProfile } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { ProfileHead } from '../crew-profile/profile-head.tsx';
import { TagList } from '../crew-profile/tag-list.tsx';
import styles from './public-profile.module.css';

/** The profile itself: no number, no address. */
export function PublicProfileCard({ profile }: { profile: PublicProfile }) {
  const t = useWords('crew-ops');
  const { about, skills, tenant } = profile;
  return (
    <article className={styles.profile}>
      <ProfileHead profile={profile} />
      {about && <p className={styles.about}>{about}</p>}
      {skills.length > 0 && <TagList label={t('crew-profile.skills')} tags={skills} />}
      <p className={styles.tenant}>{t('public-profile.worksWith', { tenant })}</p>
    </article>
  );
}
