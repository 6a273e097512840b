import { useInfiniteQuery } from '@callboard/client';
import { useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListDetailPage, useInfiniteList } from '@callboard/parts';
import { Button, Chip, ChipRow, EmptyState } from '@callboard/ui';
import { Check, Hand } from 'lucide-react';
import { vacanciesQuery } from '../base/projects.queries.ts';
import { OneVacancy } from '../vacancy/one-vacancy.tsx';
import { VacancyRow } from '../vacancy/vacancy-row.tsx';

/** Four lines and pills, before a row is measured. */
const rowHeight = 132;

/** Free positions to apply for, soonest first; those that are not possible with what stops. */
export function Component() {
  const t = useWords('projects');
  const [{ all }, change] = useSearch();
  const possible = all !== '1';
  const list = useInfiniteList(useInfiniteQuery(vacanciesQuery(possible)));
  const show = (everything: boolean) => change({ all: everything ? '1' : undefined });
  const gone = <EmptyState icon={Hand} title={t('vacancies.gone')} text={t('vacancies.goneText')} />;
  return (
    <ListDetailPage
      title={t('vacancies.title')}
      label={t('vacancies.label')}
      list={list}
      keyOf={({ id }) => id}
      row={(vacancy, link) => <VacancyRow vacancy={vacancy} {...link} />}
      rowHeight={rowHeight}
      filters={
        <ChipRow label={t('vacancies.filter')}>
          <Chip
            icon={Check}
            label={t('vacancies.possible')}
            selected={possible}
            onClick={() => show(possible)}
          />
        </ChipRow>
      }
      empty={
        possible
          ? {
              icon: Hand,
              title: t('vacancies.empty'),
              text: t('vacancies.emptyText'),
              action: (
                <Button kind="secondary" onClick={() => show(true)}>
                  {t('vacancies.showAll')}
                </Button>
              ),
            }
          : { icon: Hand, title: t('vacancies.emptyAll'), text: t('vacancies.emptyAllText') }
      }
      detail={{
        name: 'vacancy',
        label: t('vacancies.one'),
        show: (id, close) => {
          const vacancy = list.rows?.find((row) => row.id === id);
          if (vacancy) return <OneVacancy key={id} vacancy={vacancy} close={close} />;
          return list.rows && !list.busy ? gone : null;
        },
        choose: { icon: Hand, title: t('vacancies.chooseOne') },
      }}
    />
  );
}
