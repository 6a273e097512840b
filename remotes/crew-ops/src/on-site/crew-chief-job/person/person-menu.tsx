import { groupedPhone } from '@callboard/domain';
import { Link } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { dialled } from '@callboard/parts';
import type { Icon } from '@callboard/ui';
import { Clock, ClockFading, Coffee, Hand, LogIn, LogOut, Phone, Undo2, User, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { mayUndo } from '../../check/check-phase.ts';
import { mayStillCome } from '../../check/row-presence.ts';
import { paths } from '../../../base/paths.ts';
import styles from './person-sheet.module.css';
import type { CrewStep, CrewSteps } from '../crew-list/use-crew-steps.ts';
import type { CrewRow } from '../crew-list/use-crew-list.ts';

type PersonMenuProps = {
  row: CrewRow;
  steps: CrewSteps;
  now: number;
  own: boolean;
  leads: boolean;
  onStep: (step: CrewStep) => void;
  onOtherTime: (step: CrewStep) => void;
  onNoShow: () => void;
  onClose: () => void;
};

export function PersonMenu(props: PersonMenuProps) {
  const { row, leads, onNoShow } = props;
  const t = useWords('crew-ops');
  return (
    <div className={styles.menu}>
      {leads && !row.signedOff && <StepEntries {...props} />}
      {row.phone && (
        <a className={styles.entry} href={`tel:${dialled(row.phone)}`}>
          <Phone size={20} aria-hidden="true" />
          {t('crew-chief-job.call', { phone: groupedPhone(row.phone) })}
        </a>
      )}
      {row.signedOff && (
        <Link className={styles.entry} to={paths.personHours.to({ id: row.crewItemId })}>
          <Clock size={20} aria-hidden="true" />
          {t('person-hours.title')}
        </Link>
      )}
      <Link className={styles.entry} to={paths.crewProfile.to({ personId: row.personId })}>
        <User size={20} aria-hidden="true" />
        {t('crew-chief-job.profile')}
      </Link>
      {leads && row.noShowPossible && (
        <Entry icon={UserX} danger onClick={onNoShow}>
          {t('crew-chief-job.noShow')}
        </Entry>
      )}
    </div>
  );
}

/** What the chief says for the person: that they are there, have a break, go. */
function StepEntries(props: PersonMenuProps) {
  const { row, steps, now, own, onStep, onOtherTime, onClose } = props;
  const t = useWords('crew-ops');
  const before = mayStillCome(row);
  const open = now >= Date.parse(row.opens.checkIn);
  const inside = row.state === 'in' || row.state === 'break';
  const preCall = before && row.status === 'confirmed' && now >= Date.parse(row.opens.preCall);
  const then = (run: () => void) => () => {
    run();
    onClose();
  };
  return (
    <>
      {before && open && !own && (
        <Entry icon={LogIn} onClick={() => onStep('in')}>
          {t('check-in.now')}
        </Entry>
      )}
      {before && open && (
        <Entry icon={ClockFading} onClick={() => onOtherTime('in')}>
          {t('crew-chief-job.otherIn')}
        </Entry>
      )}
      {preCall && !own && (
        <Entry icon={Hand} onClick={() => onStep('preCall')}>
          {t('crew-chief-job.preCall')}
        </Entry>
      )}
      {row.state === 'in' && !own && (
        <Entry icon={Coffee} onClick={then(steps.startBreak)}>
          {t('break.start')}
        </Entry>
      )}
      {row.state === 'break' && !own && (
        <Entry icon={Coffee} onClick={then(steps.endBreak)}>
          {t('break.end')}
        </Entry>
      )}
      {inside && !own && (
        <Entry icon={LogOut} onClick={() => onStep('out')}>
          {t('check-out.now')}
        </Entry>
      )}
      {(inside || row.state === 'toBeChecked') && (
        <Entry icon={ClockFading} onClick={() => onOtherTime('out')}>
          {t('crew-chief-job.otherOut')}
        </Entry>
      )}
      {mayUndo(row, now) && !own && (
        <Entry icon={Undo2} onClick={then(steps.undo)}>
          {t('on-site.undoLast')}
        </Entry>
      )}
    </>
  );
}

type EntryProps = { icon: Icon; danger?: boolean; onClick: () => void; children: ReactNode };
function Entry({ icon: Sign, danger, onClick, children }: EntryProps) {
  return (
    <button
      type="button"
      className={danger ? `${styles.entry} ${styles.danger}` : styles.entry}
      onClick={onClick}
    >
      <Sign size={20} aria-hidden="true" />
      {children}
    </button>
  );
}
