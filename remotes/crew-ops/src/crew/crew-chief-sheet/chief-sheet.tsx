import type { ProjectCrew } from '@callboard/contract';
import { planner } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { useMay } from '@callboard/session';
import { Section } from '@callboard/ui';
import { ChiefSheetPaper } from './chief-sheet-paper.tsx';

/** The paper of the chief on the screen of a crew: for those who lead it and those who plan. */
export function ChiefSheet({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const plans = useMay(planner);
  if (!crew.may.lead && !plans) return null;
  return (
    <Section title={t('crew-chief-sheet.title')}>
      <ChiefSheetPaper crewId={crew.id} crewName={crew.name} />
    </Section>
  );
}
