import type { ProjectCrewItem } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { Avatar, Menu, RowIcon } from '@callboard/ui';
import { CopyPlus, UserRoundPlus } from 'lucide-react';
import { LinkRow } from '../crew/link-row.tsx';
import { JobStatusPill } from '../job-status/job-status-pill.tsx';
import { statusLooks } from '../job-status/status-look.ts';
import type { ShownStatus } from '../job-status/status-look.ts';
import { paths } from '../paths.ts';
import { useSiteTimes } from '../site-times/use-site-times.ts';
import styles from './crew-positions.module.css';

type PositionRowProps = { crewId: string; item: ProjectCrewItem; onDuplicate?: () => void };

const isShown = (status: string): status is ShownStatus => status in statusLooks;

/** One position: who has it or that nobody does, as what, when and how far. */
export function PositionRow({ crewId, item, onDuplicate }: PositionRowProps) {
  const t = useWords('crew-ops');
  const siteTimes = useSiteTimes();
  const { name, personId, pictureUrl, functionCaption, crewChief, status, contactNumber } = item;
  const { day, hours } = siteTimes(item);
  const title = personId ? name : t('crew-positions.open');
  const about = [functionCaption, crewChief && t('contact.crewChiefTitle'), day, hours];
  const to =
    personId && contactNumber ? paths.contactCrewMember.to({ id: crewId, contactId: contactNumber }) : null;
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
      trailing={
        <>
          {isShown(status) && <JobStatusPill status={status} />}
          {onDuplicate && (
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
          )}
        </>
      }
    />
  );
}
