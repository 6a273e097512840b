import { plannerCrews } from '@callboard/contract';
import type { CrewProfile } from '@callboard/contract';
import { planner } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { useMay, useMayCall } from '@callboard/session';
import { Card, Section, useWide } from '@callboard/ui';
import styles from './crew-profile.module.css';
import { Memberships } from './memberships.tsx';
import { ProfileContact } from './profile-contact.tsx';
import { ProfileHead } from './profile-head.tsx';
import { RatingList } from './rating-list.tsx';
import { TagList } from './tag-list.tsx';

export function ProfileView({ profile }: { profile: CrewProfile }) {
  const t = useWords('crew-ops');
  const { number } = useFormat();
  const wide = useWide();
  const mayAdd = useMayCall(plannerCrews.addMembership);
  const mayRemove = useMayCall(plannerCrews.removeMembership);
  const seesGroups = useMay(planner.with('crews'));
  const seesAll = useMay(planner);
  const { name, about, skills, jobsDone, ratings } = profile;
  return (
    <div className={wide ? styles.split : styles.column}>
      <Card>
        <ProfileHead profile={profile} />
        <p className={styles.figure}>
          <strong>{number(jobsDone)}</strong> {t('crew-profile.jobsDone', { count: jobsDone })}
        </p>
        <ProfileContact profile={profile} />
      </Card>
      <div className={styles.column}>
        {seesGroups && (mayAdd || mayRemove) && (
          <Memberships person={profile} mayAdd={mayAdd} mayRemove={mayRemove} />
        )}
        {about && (
          <Section title={t('crew-profile.about')}>
            <p className={styles.about}>{about}</p>
          </Section>
        )}
        {skills.length > 0 && (
          <Section title={t('crew-profile.skills')} count={skills.length}>
            <TagList label={t('crew-profile.skills')} tags={skills} />
          </Section>
        )}
        {/* Others do not see all of them: nothing shown says nothing. */}
        {(seesAll || ratings.length > 0) && <RatingList name={name} ratings={ratings} />}
      </div>
    </div>
  );
}
