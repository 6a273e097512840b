import { useWords } from '@callboard/i18n';
import { classes } from '../style/classes.ts';
import type { Icon } from '../icon/icon.ts';
import styles from './legend.module.css';
import mark from './state-mark.module.css';
import { StateMark } from './state-mark.tsx';
import { cellBorders, statusPalettes } from './status-palettes.ts';
import type { PaletteName, StateOf } from './status-palettes.ts';

type LegendProps<Name extends PaletteName> = {
  palette: Name;
  signs?: Readonly<Record<StateOf<Name>, Icon>> | undefined;
};

/** Every state of a palette with its sign and its name; for the planner also what a border means. */
export function Legend<Name extends PaletteName>({ palette, signs }: LegendProps<Name>) {
  const t = useWords('ui');
  const nameOf = useStateName(palette);
  const states = Object.keys(statusPalettes[palette]) as StateOf<Name>[];
  return (
    <ul className={styles.legend}>
      {states.map((state) => (
        <li key={state} className={styles.entry}>
          <StateMark palette={palette} state={state} sign={signs?.[state]} />
          {nameOf(state)}
        </li>
      ))}
      {palette === 'planner' &&
        cellBorders.map((border) => (
          <li key={border} className={styles.entry}>
            <span aria-hidden="true" className={classes(mark.mark, mark.blank, mark[border])} />
            {t(`legend.border.${border}`)}
          </li>
        ))}
    </ul>
  );
}

/** The name of a state, for an accessible name or a legend. */
export function useStateName<Name extends PaletteName>(palette: Name) {
  const t = useWords('ui');
  // The words hold exactly the names of the palettes; a test counts them.
  return (state: StateOf<Name>) => t(`legend.${palette}.${state}` as Parameters<typeof t>[0]);
}
