import { useQuery } from '@callboard/client';
import { planner, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListDetailPage, openedLater, useList } from '@callboard/parts';
import { useMay } from '@callboard/session';
import { Banner, Button } from '@callboard/ui';
import { MousePointerClick, Plus, UsersRound } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { CrewRow } from './crew-row.tsx';
import { MembershipCrew } from './membership-crew.tsx';
import { membershipCrewsQuery } from '../base/membership-crew.queries.ts';

const rowHeight = 76;
const mayMake = planner.with('crewMemberships', 'CREATE');
const CrewSheet = openedLater(async () => (await import('./crew-sheet.tsx')).CrewSheet);

/** Groups of people that planners plan with. */
export function Component() {
  const t = useWords('planning');
  const [{ q = '', sheet }, change] = useSearch();
  const makes = useMay(mayMake);
  const result = useQuery(membershipCrewsQuery(q));
  const hasNone = result.data?.hasMembershipCrew === false;
  return (
    <ListDetailPage
      title={t('membership-crews.title')}
      list={useList(result)}
      keyOf={({ id }) => id}
      rowHeight={rowHeight}
      row={(crew, link) => <CrewRow crew={crew} {...link} />}
      refresh
      tabs={
        makes ? (
          <Button kind="secondary" icon={Plus} wide onClick={() => change({ sheet: 'new' })}>
            {t('membership-crew.new')}
          </Button>
        ) : (
          hasNone && (
            <Banner
              kind="info"
              title={t('planner-crew.noCrewTitle')}
              text={t('membership-crews.askPlanner')}
            />
          )
        )
      }
      search={{
        label: t('membership-crews.search'),
        notFound: (sought) => ({
          title: t('membership-crews.notFoundTitle', { q: sought }),
          text: t('membership-crews.notFoundText'),
        }),
      }}
      empty={{
        icon: UsersRound,
        title: t('membership-crews.emptyTitle'),
        text: t(makes ? 'membership-crews.emptyMake' : 'membership-crews.askPlanner'),
      }}
      detail={{
        name: 'crew',
        label: t('membership-crew.title'),
        at: (id) => paths.membershipCrew.to({ id }),
        show: (id) => <MembershipCrew id={id} heading="h2" />,
        choose: { icon: MousePointerClick, title: t('membership-crews.choose') },
      }}
    >
      {sheet === 'new' && makes && (
        <CrewSheet
          crew={null}
          onClose={(made) => change({ sheet: undefined, ...(made && { crew: made.id }) })}
          onMissing={() => change({ sheet: undefined })}
        />
      )}
    </ListDetailPage>
  );
}
