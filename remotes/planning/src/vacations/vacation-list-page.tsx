import { useInfiniteQuery, useQuery } from '@callboard/client';
import { vacationQueues } from '@callboard/domain';
import { useWords } from '@callboard/i18n';
import { ListDetailPage, ListTabs, useInfiniteList, useListTab } from '@callboard/parts';
import { CircleCheckBig, TreePalm } from 'lucide-react';
import { paths } from '../base/paths.ts';
import { Vacation } from './vacation.tsx';
import { vacationCountQuery, vacationQueueQuery } from './vacation.queries.ts';
import { VacationRow } from './vacation-row.tsx';

const rowHeight = 84;

/** Vacations that wait for an answer, and those that got one lately. */
export function Component() {
  const t = useWords('planning');
  const queue = useListTab(vacationQueues);
  const list = useInfiniteList(useInfiniteQuery(vacationQueueQuery(queue)));
  return (
    <ListDetailPage
      title={t('vacations.title')}
      label={t(`vacations.tab.${queue}`)}
      list={list}
      keyOf={({ id }) => id}
      rowHeight={rowHeight}
      row={(absence, link) => <VacationRow absence={absence} {...link} />}
      refresh
      tabs={<QueueTabs />}
      empty={{
        icon: CircleCheckBig,
        title: t(`vacations.empty.${queue}`),
        text: t(`vacations.empty.${queue}Text`),
      }}
      detail={{
        name: 'request',
        label: t('vacations.one'),
        at: (id) => paths.vacation.to({ id }),
        show: (id) => <Vacation id={id} />,
        choose: { icon: TreePalm, title: t('vacations.choose') },
      }}
    />
  );
}

function QueueTabs() {
  const t = useWords('planning');
  const queue = useListTab(vacationQueues);
  const counts = {
    requests: useQuery(vacationCountQuery('requests')).data?.total,
    cancellations: useQuery(vacationCountQuery('cancellations')).data?.total,
    decided: useQuery(vacationCountQuery('decided')).data?.total,
  };
  const tabs = vacationQueues.map((id) => ({
    id,
    label: t(`vacations.tab.${id}`),
    count: counts[id],
    waits: id !== 'decided' && (counts[id] ?? 0) > 0,
  }));
  return <ListTabs label={t('vacations.title')} current={queue} tabs={tabs} />;
}
