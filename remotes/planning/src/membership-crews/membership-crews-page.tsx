import { useQuery } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListDetailPage, useList } from '@callboard/parts';
import { Banner } from '@callboard/ui';
import { MousePointerClick, UsersRound } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { CrewRow } from './crew-row.tsx';
import { MembershipCrew } from './membership-crew.tsx';
import { membershipCrewsQuery } from '../base/membership-crew.queries.ts';

const rowHeight = 76;

/** Groups of people that planners plan with. */
export function Component() {
  const t = useWords('planning');
  const [{ q = '' }] = useSearch();
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
        hasNone && (
          <Banner kind="info" title={t('planner-crew.noCrewTitle')} text={t('membership-crews.askPlanner')} />
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
        text: t('membership-crews.askPlanner'),
      }}
      detail={{
        name: 'crew',
        label: t('membership-crew.title'),
        at: (id) => paths.membershipCrew.to({ id }),
        show: (id) => <MembershipCrew id={id} heading="h2" />,
        choose: { icon: MousePointerClick, title: t('membership-crews.choose') },
      }}
    />
  );
}
