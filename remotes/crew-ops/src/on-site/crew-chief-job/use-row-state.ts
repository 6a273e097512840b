import { useFormat, useWords } from '@callboard/i18n';
import { presenceOf } from './row-look.ts';
import type { CrewRow } from './use-crew-list.ts';

/** In words where somebody of the crew is: "Checked in 07:52". */
export function useRowState(): (row: CrewRow, now: number) => string {
  const t = useWords('crew-ops');
  const { time } = useFormat();
  return (row, now) => {
    const at = (moment: string | null) => (moment === null ? '' : time(moment, row.timeZone));
    const presence = presenceOf(row, now);
    switch (presence) {
      case 'absent':
        return t('crew-chief-job.state.absent');
      case 'expected':
      case 'noPreCall':
      case 'late':
        return t(`crew-chief-job.state.${presence}`, { time: at(row.plannedFrom) });
      case 'preCalled':
        return t('crew-chief-job.state.preCalled', { time: at(row.preCalledAt) });
      case 'noShow':
        return t('crew-chief-job.state.noShow');
      case 'in':
        return t('check-in.doneAt', { time: at(row.checkedFrom) });
      case 'break':
        return t('break.since', { time: at(row.breakSince) });
      case 'out':
        return t('check-out.doneAt', { time: at(row.checkedUntil) });
      case 'toBeChecked':
        return t('crew-chief-job.state.toBeChecked', { time: at(row.checkedUntil ?? row.plannedUntil) });
    }
  };
}
