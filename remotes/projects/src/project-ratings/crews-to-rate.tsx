import { todayIn, useInfiniteQuery } from '@callboard/client';
import type { CrewOfProject, ProjectRating } from '@callboard/contract';
import { Link, useCanOpen } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { useSession } from '@callboard/session';
import { Button, DayTile, List, ListRow, Section, StatusPill } from '@callboard/ui';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { pathsElsewhere } from '../base/paths.ts';
import { projectCrewsQuery } from '../base/projects.queries.ts';
import { useAllPages } from '../base/use-all-pages.ts';

const shownAtFirst = 3;
const hasBegun = ({ cancelled, positions, startDate, timeZone }: CrewOfProject) =>
  !cancelled && positions > 0 && startDate <= todayIn(timeZone);

type CrewsToRateProps = {
  number: string;
  /** What was said so far: whose own rating is among them has rated that crew. */
  ratings: readonly ProjectRating[];
};

/** Crews that have begun, the newest first, each leading to where its people are rated. */
export function CrewsToRate({ number, ratings }: CrewsToRateProps) {
  const t = useWords('projects');
  const format = useFormat();
  const [all, showAll] = useState(false);
  const me = useSession(({ payload }) => payload?.loginData.person?.id);
  const read = useAllPages(useInfiniteQuery(projectCrewsQuery(number)));
  const crews = read.kind === 'there' ? read.data.items.filter(hasBegun) : [];
  const newest = crews.toSorted((a, b) => (a.startDate < b.startDate ? 1 : -1));
  const mayOpen = useCanOpen(pathsElsewhere.rateCrew.to({ id: crews[0]?.id ?? '-' }));
  if (!mayOpen || crews.length === 0) return null;
  const rated = new Set(ratings.filter(({ by }) => me && by?.id === me).map(({ crew }) => crew.id));
  return (
    <Section title={t('ratings.rate')}>
      <List label={t('ratings.rate')} state={{ kind: 'full' }}>
        {newest.slice(0, all ? undefined : shownAtFirst).map(({ id, name, shift, startDate, chiefs }) => (
          <ListRow
            key={id}
            as={Link}
            to={pathsElsewhere.rateCrew.to({ id })}
            leading={<DayTile day={startDate} mood="quiet" />}
            title={[name, shift].filter(Boolean).join(' · ')}
            subtitle={format.list(chiefs.map((chief) => chief.name))}
            trailing={
              rated.has(id) && <StatusPill status="confirmed" icon={Star} label={t('ratings.rated')} />
            }
          />
        ))}
      </List>
      {!all && newest.length > shownAtFirst && (
        <Button kind="quiet" onClick={() => showAll(true)}>
          {t('ratings.rateMore', { figure: format.number(newest.length) })}
        </Button>
      )}
    </Section>
  );
}
