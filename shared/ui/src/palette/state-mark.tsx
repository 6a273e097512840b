import { useWords } from '@callboard/i18n';
import { useCallback } from 'react';
import type { CSSProperties } from 'react';
import { classes } from '../style/classes.ts';
import styles from './state-mark.module.css';
import type { Icon } from '../icon/icon.ts';
import { statusPalettes } from './status-palettes.ts';
import type { CellBorder, PaletteName, StateLook, StateOf } from './status-palettes.ts';

export type StateMarkProps<Name extends PaletteName> = {
  palette: Name;
  state: StateOf<Name>;
  border?: CellBorder | undefined;
  /** In place of the letter: outside of the planner's grid every state has one. */
  sign?: Icon | undefined;
};

/** A state as a coloured cell with its sign. Decorative: the cell, row or legend around it names the state. */
export function StateMark<Name extends PaletteName>({
  palette,
  state,
  border = 'none',
  sign: Sign,
}: StateMarkProps<Name>) {
  const letterOf = useStateLetter();
  const look = (statusPalettes[palette] as Record<StateOf<Name>, StateLook>)[state];
  return (
    <span aria-hidden="true" className={classes(styles.mark, styles[border])} style={stateColours(look)}>
      {Sign ? <Sign size={18} /> : palette === 'planner' && letterOf(state as StateOf<'planner'>)}
    </span>
  );
}

/** What people say of their own days stands in the planner's grid too, in the colours of a blocked date. */
export type OwnDayState = 'blockedDate' | 'busyDate';

/** The letter of a state of the planner's grid in the language of the person. */
export function useStateLetter(): (state: StateOf<'planner'> | OwnDayState) => string {
  const t = useWords('ui');
  return useCallback((state) => t(`legend.letter.${state}`), [t]);
}

/** The colours of a state as custom properties, for a cell that draws itself: both modes, chosen by the style sheet. */
export const stateColours = ({ light, dark }: StateLook) =>
  ({
    '--text-light': light.text,
    '--tint-light': light.tint,
    '--text-dark': dark.text,
    '--tint-dark': dark.tint,
  }) as CSSProperties;
