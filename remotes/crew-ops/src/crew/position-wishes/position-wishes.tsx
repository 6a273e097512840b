import { useQuery } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { ProjectCrew, ProjectCrewItem } from '@callboard/contract';
import { crewItemGroups, isOneOf } from '@callboard/domain';
import { useFormat, useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { Avatar, List, ListRow, RowIcon, Section } from '@callboard/ui';
import { ChevronRight, Hand } from 'lucide-react';
import { useState } from 'react';
import { positionsQuery } from '../crew-positions/crew-positions.queries.ts';
import { usePositionText } from './use-position-text.ts';

const RemovalSheet = openedLater(async () => (await import('./removal-sheet.tsx')).RemovalSheet);
const ApplicantsSheet = openedLater(async () => (await import('./applicants-sheet.tsx')).ApplicantsSheet);

const asksToGo = ({ removal, status }: ProjectCrewItem): boolean =>
  removal !== null && isOneOf(status, crewItemGroups.promised);
const isWanted = ({ applicants, status }: ProjectCrewItem): boolean =>
  applicants > 0 && isOneOf(status, crewItemGroups.wanted);

const chevron = <ChevronRight size={20} aria-hidden="true" />;

/** What people ask of who plans a crew: to be taken off a job, or to have a free place. */
export function PositionWishes({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { when } = useFormat();
  const textOf = usePositionText(crew);
  const items = useQuery(positionsQuery(crew.id)).data?.items ?? [];
  const mayDecide = useMayCall(crewItems.decideRemoval);
  // It stays open while its position changes: what was decided is said there.
  const [open, setOpen] = useState<ProjectCrewItem | null>(null);
  const removals = items.filter(asksToGo);
  const wanted = items.filter(isWanted);
  const count = removals.length + wanted.length;
  if (!mayDecide || (count === 0 && open === null)) return null;
  const shut = () => setOpen(null);
  const Opened = open?.removal ? RemovalSheet : ApplicantsSheet;
  return (
    <>
      {count > 0 && (
        <Section title={t('position-wishes.title')} count={count}>
          <List label={t('position-wishes.title')} state={{ kind: 'full' }}>
            {removals.map((item) => (
              <ListRow
                key={item.crewItemId}
                leading={<Avatar name={item.name} src={item.pictureUrl ?? undefined} />}
                title={t('position-wishes.removal', { name: item.name })}
                subtitle={textOf(item)}
                text={
                  item.removal &&
                  t('position-wishes.because', {
                    reason: item.removal.reason,
                    when: when(item.removal.askedAt),
                  })
                }
                trailing={chevron}
                onClick={() => setOpen(item)}
              />
            ))}
            {wanted.map((item) => (
              <ListRow
                key={item.crewItemId}
                leading={<RowIcon icon={Hand} />}
                title={t('position-wishes.applicants', { count: item.applicants })}
                subtitle={textOf(item)}
                trailing={chevron}
                onClick={() => setOpen(item)}
              />
            ))}
          </List>
        </Section>
      )}
      {open && <Opened crew={crew} item={open} onClose={shut} onMissing={shut} />}
    </>
  );
}
