import { useWords } from '@callboard/i18n';
import { Button, announce, toast } from '@callboard/ui';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { ReasonSheet } from '../on-site/reason-sheet.tsx';
import { useAppBuild } from '../on-site/use-app-build.ts';
import { allStep } from './all-step.ts';
import type { AllStep } from './use-check-all.ts';
import { useCheckAll } from './use-check-all.ts';
import type { CrewRow } from './use-crew-list.ts';
import { reasonNeeded } from './use-crew-steps.ts';

type AllPresentProps = {
  crewId: string;
  crew: string;
  rows: readonly CrewRow[];
  now: number;
  asPlanner: boolean;
};
const reasons = { preCall: ['onPhone'], in: ['wasHere', 'late'], out: ['workDone', 'forgot'] } as const;

/** "All present": everybody who has not made the step yet, by one tap. */
export function AllPresent({ crewId, crew, rows, now, asPlanner }: AllPresentProps) {
  const t = useWords('crew-ops');
  const build = useAppBuild();
  const [asked, setAsked] = useState<AllStep | null>(null);
  const run = useCheckAll(crewId, crew, ({ skipped }) => {
    if (skipped.length > 0)
      toast.warning(t('crew-chief-job.skipped', { names: skipped.map(({ name }) => name).join(', ') }), {
        time: 0,
      });
  });
  const { step, meant } = allStep(rows, now);
  if (step === null) return null;
  const make = (reason?: string) => {
    setAsked(null);
    const crewItemIds = meant.map(({ crewItemId }) => crewItemId);
    void run({ params: { id: crewId }, body: { step, crewItemIds, ...(reason && { reason }), ...build } });
    navigator.vibrate?.(60);
    announce(t(`crew-chief-job.allDone.${step}`, { people: meant.length }));
  };
  const tap = () => (meant.some((row) => reasonNeeded(row, step, asPlanner)) ? setAsked(step) : make());
  const verb = t(`crew-chief-job.all.${step}`, { people: meant.length });
  return (
    <>
      <Button icon={CheckCheck} onClick={tap}>
        {verb}
      </Button>
      {asked === step && (
        <ReasonSheet
          title={verb}
          text={t('crew-chief-job.allReason')}
          verb={verb}
          reasons={reasons[step].map((key) => t(`crew-chief-job.reason.${key}`))}
          onReason={make}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
