import { useQuery } from '@callboard/client';
import type { ProjectCrew, SecurityCheckRow } from '@callboard/contract';
import { useRead } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { Button, List, Section, listFace } from '@callboard/ui';
import quiet from '@callboard/ui/styles/quiet.module.css';
import { Plus, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { securityChecksQuery } from '../../base/crew.queries.ts';
import { SecurityCheckRowOf } from './security-check-row.tsx';

const PlanChecksSheet = openedLater(async () => (await import('./plan-checks-sheet.tsx')).PlanChecksSheet);
const CancelCheckDialog = openedLater(
  async () => (await import('./cancel-check-dialog.tsx')).CancelCheckDialog,
);

/** The checks of the crew by shift: who has to do what until when. For those who lead or plan. */
export function SecurityChecks({ crew }: { crew: ProjectCrew }) {
  return crew.may.seeStatus ? <Checks crew={crew} /> : null;
}

function Checks({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { list } = useFormat();
  const read = useRead(useQuery(securityChecksQuery(crew.id)));
  const [isPlanning, setPlanning] = useState(false);
  const [leaving, setLeaving] = useState<SecurityCheckRow | null>(null);
  const { items, total, mayPlan, planner } = read.kind === 'there' ? read.data : nothingRead;
  // Whoever asked for the page hears of a crew that is gone; one that is called off gets no new checks.
  if (read.kind === 'missing' || (read.kind === 'there' && total === 0 && crew.cancelled)) return null;
  const names = [...crew.chiefs, ...(planner ? [planner] : [])].map(({ name }) => name);
  const ask =
    names.length > 0
      ? t('security-checks.ask', { names: list([...new Set(names)]) })
      : t('security-checks.askSomebody');
  const plan = mayPlan && (
    <Button kind={items.length > 0 ? 'quiet' : 'secondary'} icon={Plus} onClick={() => setPlanning(true)}>
      {t('security-checks.plan')}
    </Button>
  );
  const about = t('security-checks.noneText');
  const state = listFace(read, {
    rows: 2,
    empty: (data) =>
      data.items.length > 0
        ? null
        : {
            icon: ShieldCheck,
            title: t('security-checks.none'),
            text: plan ? about : `${about} ${ask}`,
            ...(plan && { action: plan }),
          },
  });
  const closePlan = () => setPlanning(false);
  const closeCancel = () => setLeaving(null);
  return (
    <Section
      title={t('crew.securityChecks')}
      {...(read.kind === 'there' && { count: total })}
      action={items.length > 0 ? plan : undefined}
    >
      <List label={t('crew.securityChecks')} state={state}>
        {items.map((check) => (
          <SecurityCheckRowOf key={check.id} crew={crew} check={check} onCancel={() => setLeaving(check)} />
        ))}
      </List>
      {items.length > 0 && !mayPlan && !crew.cancelled && <p className={quiet.text}>{ask}</p>}
      {isPlanning && <PlanChecksSheet crew={crew} onClose={closePlan} onMissing={closePlan} />}
      {leaving && (
        <CancelCheckDialog
          crew={crew}
          planner={planner}
          check={items.find(({ id }) => id === leaving.id) ?? leaving}
          onClose={closeCancel}
          onMissing={closeCancel}
        />
      )}
    </Section>
  );
}

const nothingRead = { items: [], total: 0, mayPlan: false, planner: null };
