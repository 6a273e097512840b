import { useWords } from '@callboard/i18n';
import { useStateLetter, useStateName, stateColours, statusPalettes } from '@callboard/ui/palette';
import type { OwnDayState } from '@callboard/ui/palette';
import { UserPen } from 'lucide-react';
import { classes } from './grid/classes.ts';
import grid from './grid/planner-grid.module.css';
import styles from './grid-signs.module.css';

/** What else a cell may show, beside the states of the planner: drawn as the grid draws it. */
export function GridSigns() {
  const t = useWords('planning');
  const letterOf = useStateLetter();
  const nameOf = useStateName('planning');
  const confirmed = letterOf('confirmedPosition');
  const ownDay = (state: OwnDayState) => (
    <span
      className={classes(grid.tile, styles.fill)}
      style={stateColours(statusPalettes.planning.blockedDate)}
    >
      {letterOf(state)}
    </span>
  );
  const signs = [
    { sign: ownDay('blockedDate'), text: nameOf('blockedDate') },
    { sign: ownDay('busyDate'), text: t('planner-crew.busyElsewhere') },
    {
      sign: (
        <span
          className={classes(grid.tile, grid.more, styles.fill)}
          style={stateColours(statusPalettes.planner.confirmedPosition)}
        >
          {confirmed}
        </span>
      ),
      text: t('signs.more'),
    },
    { sign: <span className={classes(grid.draft, grid.mine)}>{confirmed}</span>, text: t('signs.mine') },
    { sign: <span className={grid.draft}>{confirmed}</span>, text: t('signs.draft') },
    { sign: <UserPen className={grid.pen} size={14} />, text: t('signs.open') },
  ];
  return (
    <ul className={styles.signs}>
      {signs.map(({ sign, text }) => (
        <li key={text}>
          <span aria-hidden="true" className={styles.cell}>
            {sign}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
