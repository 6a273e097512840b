import { useWords } from '@callboard/i18n';
import { Button, announce, toast } from '@callboard/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { ReasonSheet } from '../check/reason-sheet.tsx';
import { useAppBuild } from '../check/use-app-build.ts';
import { allStep } from './all-step.ts';
import { PeopleSheet } from './people-sheet.tsx';
import type { AllStep } from './crew-list/use-check-all.ts';
import { useCheckAll } from './crew-list/use-check-all.ts';
import type { CrewRow } from './crew-list/use-crew-list.ts';
import { reasonNeeded } from './crew-list/use-crew-steps.ts';

type AllPresentProps = {
  crewId: string;
  crew: string;
  rows: readonly CrewRow[];
  now: number;
  asPlanner: boolean;
};
const reasons = { preCall: ['onPhone'], in: ['wasHere', 'late'], out: ['workDone', 'forgot'] } as const;

/** "All present": everybody who has not made the step yet, named before it is made. */
export function AllPresent({ crewId, crew, rows, now, asPlanner }: AllPresentProps) {
  const t = useWords('crew-ops');
  const build = useAppBuild();
  const [opened, setOpened] = useState<{ step: AllStep; asks: 'who' | 'why' } | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const run = useCheckAll(crewId, crew, ({ skipped }) => {
    if (skipped.length > 0)
      toast.warning(t('crew-chief-job.skipped', { names: skipped.map(({ name }) => name).join(', ') }), {
        time: 0,
      });
  });
  const { step, meant } = allStep(rows, now);
  if (step === null) return null;
  const people = meant.filter(({ crewItemId }) => !left.has(crewItemId));
  const open = () => {
    setLeft(new Set());
    setOpened({ step, asks: 'who' });
  };
  const make = (reason?: string) => {
    setOpened(null);
    const crewItemIds = people.map(({ crewItemId }) => crewItemId);
    void run({ params: { id: crewId }, body: { step, crewItemIds, ...(reason && { reason }), ...build } });
    navigator.vibrate?.(60);
    announce(t(`crew-chief-job.allDone.${step}`, { people: people.length }));
  };
  const choose = () => {
    if (people.some((row) => reasonNeeded(row, step, asPlanner))) setOpened({ step, asks: 'why' });
    else make();
  };
  const title = t(`crew-chief-job.all.${step}`, { people: meant.length });
  const verb = t(`crew-chief-job.allMake.${step}`, { people: people.length });
  const asks = opened?.step === step ? opened.asks : null;
  return (
    <>
      <Button icon={CheckCheck} onClick={open}>
        {title}
      </Button>
      {asks === 'who' && (
        <PeopleSheet
          title={title}
          verb={verb}
          people={meant}
          left={left}
          onLeft={setLeft}
          onChosen={choose}
          onClose={() => setOpened(null)}
        />
      )}
      {asks === 'why' && (
        <ReasonSheet
          title={verb}
          text={t('crew-chief-job.allReason')}
          verb={verb}
          reasons={reasons[step].map((key) => t(`crew-chief-job.reason.${key}`))}
          onReason={make}
          onClose={() => setOpened({ step, asks: 'who' })}
        />
      )}
    </>
  );
}
