import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { useGo } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { PersonRow, PresencePill } from '@callboard/parts';
import { Menu } from '@callboard/ui';
import type { MenuItem } from '@callboard/ui';
import { Clock } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { useSiteTimes } from '../../on-site/site-times/use-site-times.ts';
import styles from './crew-positions.module.css';
import type { PositionChoice } from './use-chosen-positions.ts';

type PositionRowProps = {
  crew: ProjectCrew;
  item: ProjectCrewItem;
  /** What can be done with it. */
  actions: readonly MenuItem[];
  /** While several are chosen. */
  choice?: PositionChoice | undefined;
};

/** One position: who has it or that nobody does, as what, when and how far. */
export function PositionRow({ crew, item, actions, choice }: PositionRowProps) {
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
    ...actions,
  ];
  const named = { name: `${title}, ${functionCaption}` };
  const row = {
    person: personId ? item : null,
    title,
    about: [functionCaption, crewChief && t('contact.crewChiefTitle'), ownDay, hours],
    text: (!item.startTime || !item.endTime) && (
      <span className={styles.hint}>{t('crew-positions.noTimes')}</span>
    ),
    meta: <PresencePill presence={presence} />,
  };
  if (choice)
    return (
      <PersonRow
        {...row}
        onClick={choice.possible ? choice.toggle : undefined}
        trailing={
          <input
            type="checkbox"
            className={styles.check}
            aria-label={t('crew-positions.chooseThis', named)}
            checked={choice.chosen}
            disabled={!choice.possible}
            onChange={choice.toggle}
          />
        }
      />
    );
  return (
    <PersonRow
      {...row}
      to={
        personId && contactNumber
          ? paths.contactCrewMember.to({ id: crew.id, contactId: contactNumber })
          : null
      }
      trailing={items.length > 0 && <Menu label={t('crew-positions.more', named)} items={items} />}
    />
  );
}
