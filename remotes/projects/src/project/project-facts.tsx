import type { Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import { Banknote, BriefcaseBusiness, Hash, MapPin, StickyNote } from 'lucide-react';
import { paths, pathsElsewhere } from '../paths.ts';
import { FactRow } from './fact-row.tsx';
import styles from './project.module.css';

/** Where, whom to ask, and what was agreed. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useWords('projects');
  const { number, location, manager, planner, reference, rateCard, comment, may } = project;
  const leader = manager ?? planner;
  const contact = paths.projectContactProjectManager.to({ number });
  if (!location && !leader && !may.contact && !reference && !rateCard && !comment) return null;
  return (
    <Section title={t('project.facts')}>
      <List label={t('project.facts')} state={{ kind: 'full' }}>
        {location && (
          <FactRow
            to={pathsElsewhere.location.to({ id: location.id })}
            icon={<RowIcon icon={MapPin} status="confirmed" />}
            title={location.name}
            about={location.city}
          />
        )}
        {(leader || may.contact) && (
          <FactRow
            to={contact}
            icon={<RowIcon icon={BriefcaseBusiness} />}
            title={leader?.name ?? t('project-manager.title')}
            about={t(manager || !planner ? 'project-manager.title' : 'project.planner')}
          />
        )}
        {reference && (
          <ListRow leading={<RowIcon icon={Hash} />} title={reference} subtitle={t('project.reference')} />
        )}
        {rateCard && (
          <ListRow
            leading={<RowIcon icon={Banknote} />}
            title={rateCard.caption}
            subtitle={t('project.rateCard')}
          />
        )}
        {comment && (
          <ListRow
            leading={<RowIcon icon={StickyNote} />}
            title={<span className={styles.comment}>{comment}</span>}
            subtitle={t('project.comment')}
          />
        )}
      </List>
    </Section>
  );
}
