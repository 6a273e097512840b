import type { ProjectCrew } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { List, Section } from '@callboard/ui';
import { UsersRound } from 'lucide-react';
import { MemberRow } from './member-row.tsx';

/** Everybody of the crew, as what and how far. */
export function CrewTeam({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { id, team, open } = crew;
  const state =
    team.length === 0
      ? ({ kind: 'empty', icon: UsersRound, title: t('crew.noTeam'), text: t('crew.noTeamText') } as const)
      : ({ kind: 'full' } as const);
  return (
    <Section title={t('crew.team')} count={team.length}>
      {open > 0 && <p>{t('crew.open', { count: open })}</p>}
      <List label={t('crew.team')} state={state}>
        {team.map((member) => (
          <MemberRow key={member.crewItemId} crewId={id} member={member} crew={crew} />
        ))}
      </List>
    </Section>
  );
}
