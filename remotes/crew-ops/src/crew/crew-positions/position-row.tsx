import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useGo } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { PersonRow, PresencePill } from '@callboard/parts';
import { Menu } from '@callboard/ui';
import type { MenuItem } from '@callboard/ui';
import { Clock, CopyPlus } from 'lucide-react';
import { paths } from '../../paths.ts';
import { useSiteTimes } from '../../on-site/site-times/use-site-times.ts';
import styles from './crew-positions.module.css';

type PositionRowProps = { crew: ProjectCrew; item: ProjectCrewItem; onDuplicate?: () => void };

/** One position: who has it or that nobody does, as what, when and how far. */
export function PositionRow({ crew, item, onDuplicate }: PositionRowProps) {
  const t = useWords('crew-ops');
  const siteTimes = useSiteTimes();
  const go = useGo();
  const { name, personId, functionCaption, crewChief, presence, contactNumber } = item;
  const { day, hours } = siteTimes(item);
  const title = personId ? name : t('crew-positions.open');
  // The day is the crew's unless it says otherwise.
  const ownDay = item.startDate !== crew.startDate && day;
  const toHours = paths.personHours.to({ id: item.crewItemId });
  const items: MenuItem[] = [
    ...(crew.signedOffAt && personId
      ? [{ id: 'hours', label: t('person-hours.title'), icon: Clock, run: () => go(toHours) }]
      : []),
    ...(onDuplicate
      ? [{ id: 'duplicate', label: t('crew-positions.duplicate'), icon: CopyPlus, run: onDuplicate }]
      : []),
  ];
  return (
    <PersonRow
      person={personId ? item : null}
      title={title}
      about={[functionCaption, crewChief && t('contact.crewChiefTitle'), ownDay, hours]}
      to={
        personId && contactNumber
          ? paths.contactCrewMember.to({ id: crew.id, contactId: contactNumber })
          : null
      }
      text={
        (!item.startTime || !item.endTime) && (
          <span className={styles.hint}>{t('crew-positions.noTimes')}</span>
        )
      }
      meta={<PresencePill presence={presence} />}
      trailing={
        items.length > 0 && (
          <Menu label={t('crew-positions.more', { name: `${title}, ${functionCaption}` })} items={items} />
        )
      }
    />
  );
}
