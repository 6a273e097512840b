/** The states that calendars and the planner's grid paint: only who draws one loads them. */
export { Legend, useStateName } from './legend.tsx';
export { StateMark, stateColours, useStateLetter } from './state-mark.tsx';
export type { OwnDayState } from './state-mark.tsx';
export { cellBorders, statusPalettes } from './status-palettes.ts';
export type { CellBorder, PaletteName, StateLook, StateOf } from './status-palettes.ts';
