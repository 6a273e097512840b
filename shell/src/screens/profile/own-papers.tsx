import { path, profileWays } from '@callboard/contract';
import type { Person } from '@callboard/contract';
import { useCanOpen } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { Card, Section } from '@callboard/ui';
import { FilePenLine, FileText, GraduationCap, Wallet } from 'lucide-react';
import { WayRow } from './way-row.tsx';

const ways = {
  documents: path(profileWays.documentList).to({}),
  payrolls: path(profileWays.payrolls).to({}),
  contracts: path(profileWays.contracts).to({}),
  trainings: path(profileWays.trainings).to({}),
};

/** What the office keeps of oneself, in one place. */
export function OwnPapers({ counts }: { counts: Person['counts'] }) {
  const t = useWords('profile');
  const any = [
    useCanOpen(ways.documents),
    useCanOpen(ways.payrolls),
    useCanOpen(ways.contracts),
    useCanOpen(ways.trainings),
  ].includes(true);
  if (!any) return null;
  return (
    <Section title={t('papers.title')}>
      <Card flush>
        <ul>
          <WayRow
            to={ways.documents}
            icon={FileText}
            title={t('papers.documents')}
            count={counts.documents}
          />
          <WayRow to={ways.payrolls} icon={Wallet} title={t('papers.payrolls')} count={counts.payrolls} />
          <WayRow
            to={ways.contracts}
            icon={FilePenLine}
            title={t('papers.contracts')}
            count={counts.contracts}
          />
          <WayRow to={ways.trainings} icon={GraduationCap} title={t('papers.trainings')} />
        </ul>
      </Card>
    </Section>
  );
}
