import { serverNow } from '@callboard/client';
import type { Waiting } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Sheet } from '@callboard/ui';
import column from '@callboard/ui/styles/column.module.css';
import { useState } from 'react';
import { OwnActions } from '../../on-site/own-actions.tsx';
import { RefusedStep } from '../../on-site/refused-step.tsx';
import { SavedHere } from '../../check/saved-here.tsx';
import { PersonDot } from './person-dot.tsx';
import { PersonMenu } from './person-menu.tsx';
import { StepForm } from './step-form.tsx';
import type { CrewStep } from '../crew-list/use-crew-steps.ts';
import { reasonNeeded, useCrewSteps } from '../crew-list/use-crew-steps.ts';
import type { CrewRow } from '../crew-list/use-crew-list.ts';
import { useRowState } from '../crew-list/use-row-state.ts';

export type PersonSheetProps = {
  row: CrewRow;
  waiting: readonly Waiting[];
  now: number;
  own: boolean;
  leads: boolean;
  asPlanner: boolean;
  /** The step that a tap has begun and that needs a reason. */
  begun: CrewStep | null;
  onNoShow: () => void;
  onClose: () => void;
};
export type Wanted = { readonly step: CrewStep; readonly otherTime: boolean };

/** Everything that can be done for one person of the crew. */
export function PersonSheet(props: PersonSheetProps) {
  const { row, waiting, now, own, leads, asPlanner, begun, onNoShow, onClose } = props;
  const t = useWords('crew-ops');
  const stateText = useRowState();
  const steps = useCrewSteps(row);
  const [wanted, setWanted] = useState<Wanted | null>(begun && { step: begun, otherTime: false });
  const refused = waiting.find(({ state }) => state === 'attention');
  const make = (step: CrewStep) => {
    if (reasonNeeded(row, step, asPlanner)) return setWanted({ step, otherTime: false });
    steps.make(step);
    return onClose();
  };
  const menu = (
    <PersonMenu
      row={row}
      steps={steps}
      now={now}
      own={own}
      leads={leads}
      onStep={make}
      onOtherTime={(step) => setWanted({ step, otherTime: true })}
      onNoShow={onNoShow}
      onClose={onClose}
    />
  );
  return (
    <Sheet
      open
      onClose={onClose}
      leading={<PersonDot row={row} now={now} />}
      title={row.name}
      subtitle={`${stateText(row, now)} · ${row.functionCaption}`}
    >
      <div className={column.gap4}>
        {!own && refused && <RefusedStep check={row} refused={refused} />}
        {!own && waiting.some(({ state }) => state === 'waiting') && <SavedHere />}
        {own && <OwnActions check={row} waiting={waiting} what={t('crew-chief-job.you')} now={now} onSite />}
        {wanted ? (
          <StepForm
            row={row}
            wanted={wanted}
            reasonNeeded={wanted.otherTime || reasonNeeded(row, wanted.step, asPlanner)}
            now={serverNow()}
            onMake={(body) => {
              steps.make(wanted.step, body);
              onClose();
            }}
          />
        ) : (
          menu
        )}
      </div>
    </Sheet>
  );
}
