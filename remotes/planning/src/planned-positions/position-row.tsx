import type { PlanningItem } from '@callboard/contract';
import { jobName } from '@callboard/domain';
import { Link, useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { presenceLooks, PresencePill } from '@callboard/parts';
import { DayTile, ListRow } from '@callboard/ui';
import { pathsElsewhere } from '../base/paths.ts';
import styles from './position-row.module.css';

/** One position: its day and hours on the clock of the site, who, as what, and where. It leads to the crew. */
export function PositionRow({ item }: { item: PlanningItem }) {
  const t = useWords('planning');
  const to = pathsElsewhere.crew.to({ id: item.crewId });
  const { presence, startDate, startTime, endTime } = item;
  const hours = startTime && endTime ? `${startTime} – ${endTime}` : (startTime ?? t('cell.noTimes'));
  const row = {
    leading: <DayTile day={startDate} mood={presenceLooks[presence].status} />,
    title: item.personName ?? t('planned-positions.nobody'),
    subtitle: (
      <>
        {`${hours} · ${jobName({ project: item.projectName, crew: item.crewName, function: item.function })}`}
        <span className={styles.status}>
          <PresencePill presence={presence} />
        </span>
        {item.location}
      </>
    ),
  };
  return useCanOpen(to) ? <ListRow as={Link} to={to} {...row} /> : <ListRow {...row} />;
}
