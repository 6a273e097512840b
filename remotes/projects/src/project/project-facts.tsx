import { rateCards } from '@callboard/contract';
import type { Project } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { openedLater } from '@callboard/parts';
import { useMayCall } from '@callboard/session';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import { Banknote, BriefcaseBusiness, Hash, MapPin, StickyNote } from 'lucide-react';
import { useState } from 'react';
import { paths, pathsElsewhere } from '../base/paths.ts';
import { FactRow } from '../part-list/fact-row.tsx';
import styles from './project.module.css';

const RateCardSheet = openedLater(
  async () => (await import('../rate-card/rate-card-sheet.tsx')).RateCardSheet,
);

/** Where, whom to ask, and what was agreed. */
export function ProjectFacts({ project }: { project: Project }) {
  const t = useWords('projects');
  const { number, company, location, manager, planner, reference, rateCard, comment, may } = project;
  const leader = manager ?? planner;
  // Who may read none is not told that there is none.
  const seesRates = useMayCall(rateCards.rateCards) && company !== null;
  const contact = paths.projectContactProjectManager.to({ number });
  if (!location && !leader && !may.contact && !reference && !rateCard && !seesRates && !comment) return null;
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
        {(rateCard || seesRates) && <RateCardRow card={rateCard} />}
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

/** The rate card, with its prices behind it. */
function RateCardRow({ card }: { card: Project['rateCard'] }) {
  const t = useWords('projects');
  const [isOpen, setOpen] = useState(false);
  const shut = () => setOpen(false);
  const row = { leading: <RowIcon icon={Banknote} />, subtitle: t('project.rateCard') };
  if (!card) return <ListRow {...row} title={t('rate-card.none')} />;
  return (
    <>
      <ListRow {...row} title={card.caption} onClick={() => setOpen(true)} />
      {isOpen && <RateCardSheet card={card} onClose={shut} onMissing={shut} />}
    </>
  );
}
