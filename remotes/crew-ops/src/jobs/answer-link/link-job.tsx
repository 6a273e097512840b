import type { ItemConflict, JobByLink } from '@callboard/contract';
import { useWords } from '@callboard/i18n';
import { conflictKey, conflictSigns, useConflictFacts } from '@callboard/parts';
import { Banner, Card, List, ListRow, RowIcon, Section } from '@callboard/ui';
import { GitCompare, MapPin } from 'lucide-react';
import { addressLines, mapLink } from '../../crew/location/map-links.ts';
import { useMapService } from '../../crew/location/use-map-service.ts';
import { JobChanges } from '../job-changes/job-changes.tsx';
import { JobHead } from '../job/job-head.tsx';
import styles from './answer-link.module.css';

/** The one look that an answer needs: what, when, where, what has changed, and what of one's own plans is in the way. */
export function LinkJob({ job }: { job: JobByLink }) {
  const t = useWords('crew-ops');
  const { changes, conflicts, status } = job;
  return (
    <>
      <JobHead job={{ ...job, chief: job.crewChief, applied: null }} />
      {status === 'hasChanged' && changes.length > 0 && (
        <Banner
          kind="warning"
          icon={GitCompare}
          title={t('job.whatChanged')}
          text={<JobChanges changes={changes} />}
        />
      )}
      <LinkPlace job={job} />
      {conflicts.length > 0 && (
        <Section title={t('answer-link.conflicts')}>
          <Card>
            <ul className={styles.conflicts}>
              {conflicts.map((conflict) => (
                <Conflict key={conflictKey(conflict)} conflict={conflict} />
              ))}
            </ul>
          </Card>
        </Section>
      )}
    </>
  );
}

function LinkPlace({ job: { location, place } }: { job: JobByLink }) {
  const t = useWords('crew-ops');
  const service = useMapService();
  if (!location) return null;
  const address = { ...location, street: '', zip: '', country: '', ...place };
  return (
    <List label={t('answer-link.place')} state={{ kind: 'full' }}>
      <ListRow
        href={mapLink(service, address)}
        target="_blank"
        rel="noopener noreferrer"
        leading={<RowIcon icon={MapPin} status="confirmed" />}
        title={location.name}
        subtitle={addressLines(address).join(', ')}
      />
    </List>
  );
}

function Conflict({ conflict }: { conflict: ItemConflict }) {
  const t = useWords('crew-ops');
  const factsOf = useConflictFacts();
  const { kind, level, severe } = conflict;
  const Sign = conflictSigns[level];
  return (
    <li data-level={severe ? 'stop' : level}>
      <Sign size={20} aria-hidden="true" />
      <span>{t(`answer-link.why.${kind}`, factsOf(conflict))}</span>
    </li>
  );
}
