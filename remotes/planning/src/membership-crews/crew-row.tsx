import type { PlannerCrewRow } from '@callboard/contract';
import { Link } from '@callboard/feature';
import type { LinkTarget } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListRow, RowIcon, StatusPill } from '@callboard/ui';
import { UsersRound } from 'lucide-react';
import { useMembersText } from './use-members-text.ts';

type CrewRowProps = { crew: PlannerCrewRow; to: LinkTarget; current: boolean };

export function CrewRow({ crew, to, current }: CrewRowProps) {
  const t = useWords('planning');
  const membersText = useMembersText();
  const { name, region, planner, mine, full } = crew;
  const about = [membersText(crew), region?.caption, mine ? null : planner?.name];
  return (
    <ListRow
      as={Link}
      to={to}
      current={current}
      leading={<RowIcon icon={UsersRound} status={mine ? 'confirmed' : 'quiet'} />}
      title={name}
      subtitle={about.filter(Boolean).join(' · ')}
      trailing={
        full ? (
          <StatusPill status="waiting" label={t('membership-crew.full')} />
        ) : (
          mine && <StatusPill status="confirmed" label={t('membership-crews.mine')} />
        )
      }
    />
  );
}
