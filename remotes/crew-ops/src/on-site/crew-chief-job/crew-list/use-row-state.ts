import { useFormat } from '@callboard/i18n';
import { usePresenceWords } from '@callboard/parts';
import { rowPresence } from '../../check/row-presence.ts';
import type { CrewRow } from './use-crew-list.ts';

/** In words where somebody of the crew is: "Checked in 07:52". */
export function useRowState(): (row: CrewRow, now: number) => string {
  const { word, timed } = usePresenceWords();
  const { time } = useFormat();
  return (row, now) => {
    const at = (moment: string | null) => (moment === null ? '' : time(moment, row.timeZone));
    const presence = rowPresence(row, now);
    switch (presence) {
      case 'expected':
        return timed(presence, 'at', at(row.plannedFrom));
      case 'noPreCall':
      case 'late':
      case 'neverCame':
        return timed(presence, 'expectedAt', at(row.plannedFrom));
      case 'preCalled':
        return timed(presence, 'at', at(row.preCalledAt));
      case 'in':
        return timed(presence, 'at', at(row.checkedFrom));
      case 'break':
        return timed(presence, 'since', at(row.breakSince));
      case 'out':
        return timed(presence, 'at', at(row.checkedUntil));
      case 'toBeChecked':
        return timed(presence, 'until', at(row.checkedUntil ?? row.plannedUntil));
      default:
        return word(presence);
    }
  };
}
