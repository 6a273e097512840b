import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Avatar, Menu, RowIcon } from '@callboard/ui';
import { CopyPlus, UserRoundPlus } from 'lucide-react';
import { LinkRow } from '../crew/link-row.tsx';
import { JobStatusPill } from '../../jobs/job-status/job-status-pill.tsx';
import { statusLooks } from '../../jobs/job-status/status-look.ts';
import type { ShownStatus } from '../../jobs/job-status/status-look.ts';
import { paths } from '../../paths.ts';
import { useSiteTimes } from '../../on-site/site-times/use-site-times.ts';
import styles from './crew-positions.module.css';

type PositionRowProps = { crew: ProjectCrew; item: ProjectCrewItem; onDuplicate?: () => void };

const isShown = (status: string): status is ShownStatus => status in statusLooks;

/** One position: who has it or that nobody does, as what, when and how far. */
export function PositionRow({ crew, item, onDuplicate }: PositionRowProps) {
  const t = useWords('crew-ops');
  const siteTimes = useSiteTimes();
  const { name, personId, pictureUrl, functionCaption, crewChief, status, contactNumber } = item;
  const { day, hours } = siteTimes(item);
  const title = personId ? name : t('crew-positions.open');
  // The day is the crew's unless it says otherwise.
  const ownDay = item.startDate !== crew.startDate && day;
  const about = [functionCaption, crewChief && t('contact.crewChiefTitle'), ownDay, hours];
  const to =
    personId && contactNumber ? paths.contactCrewMember.to({ id: crew.id, contactId: contactNumber }) : null;
  return (
    <LinkRow
      to={to}
      leading={
        personId ? (
          <Avatar name={name} {...(pictureUrl && { src: pictureUrl })} />
        ) : (
          <RowIcon icon={UserRoundPlus} />
        )
      }
      title={title}
      subtitle={about.filter(Boolean).join(' · ')}
      text={
        (!item.startTime || !item.endTime) && (
          <span className={styles.hint}>{t('crew-positions.noTimes')}</span>
        )
      }
      meta={isShown(status) && <JobStatusPill status={status} />}
      trailing={
        onDuplicate && (
          <Menu
            label={t('crew-positions.more', { name: `${title}, ${functionCaption}` })}
            items={[
              {
                id: 'duplicate',
                label: t('crew-positions.duplicate'),
                icon: CopyPlus,
                run: onDuplicate,
              },
            ]}
          />
        )
      }
    />
  );
}
