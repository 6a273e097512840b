import type { Vacancy } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon } from '@callboard/ui';
import { Banknote, FolderKanban, MapPin } from 'lucide-react';
import { pathsElsewhere } from '../base/paths.ts';
import { FactRow } from '../part-list/fact-row.tsx';
import { useVacancyTexts } from './use-vacancy-texts.ts';

/** Where it is, how far, for which project, and what is paid. */
export function VacancyFacts({ vacancy }: { vacancy: Vacancy }) {
  const t = useWords('projects');
  const distance = useVacancyTexts().distance(vacancy);
  const pay = usePay(vacancy);
  const { location, project } = vacancy;
  return (
    <List label={t('vacancies.facts')} state={{ kind: 'full' }}>
      {location && (
        <FactRow
          to={pathsElsewhere.location.to({ id: location.id })}
          icon={<RowIcon icon={MapPin} status="confirmed" />}
          title={location.name}
          about={[location.city, distance && t('vacancies.fromHome', { distance })]
            .filter(Boolean)
            .join(' · ')}
        />
      )}
      <ListRow
        leading={<RowIcon icon={FolderKanban} />}
        title={project.name}
        subtitle={`${t('vacancies.project')} ${project.number}`}
      />
      {pay && <ListRow leading={<RowIcon icon={Banknote} />} title={pay} subtitle={t('vacancies.pay')} />}
    </List>
  );
}

/** "€19.50 per hour", or what is said of the function in general. */
function usePay({ pay: { basis, minor, currency }, payHint }: Vacancy): string {
  const t = useWords('projects');
  const { money } = useFormat();
  if (minor === null || currency === null || basis === 'none') return payHint;
  return t('vacancies.payOf', {
    amount: money({ amount: minor, currency }),
    basis: t(`vacancies.basis.${basis}`),
  });
}
