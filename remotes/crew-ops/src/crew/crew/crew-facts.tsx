import type { ProjectCrew } from '@callboard/contract';
import { crew as worker } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { useMay, useSession } from '@callboard/session';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import { BriefcaseBusiness, HardHat, PhoneCall, Utensils } from 'lucide-react';
import { paths } from '../../base/paths.ts';
import { LinkRow } from '../../link-row/link-row.tsx';

/** Whom to ask and what there is to eat. */
export function CrewFacts({ crew }: { crew: ProjectCrew }) {
  const t = useWords('crew-ops');
  const { list } = useFormat();
  const isUser = useSession(({ identity }) => identity?.tokenType === 'user');
  const mayJobs = useMay(worker.with('projects'));
  const { id, chiefs, contactOnSite, catering, project, mine } = crew;
  const [own] = mine;
  const toManager = own && mayJobs ? paths.contactProjectManager.to({ id: own.crewItemId }) : null;
  if (!catering && !contactOnSite && !project.managerName && chiefs.length === 0) return null;
  return (
    <Section title={t('crew.facts')}>
      <List label={t('crew.facts')} state={{ kind: 'full' }}>
        {chiefs.length > 0 && (
          <LinkRow
            to={paths.contactCrewChief.to({ id })}
            leading={<RowIcon icon={HardHat} />}
            title={list(chiefs.map(({ name }) => name))}
            subtitle={t('contact.crewChiefTitle')}
          />
        )}
        {contactOnSite && (
          <LinkRow
            to={isUser ? paths.contactContactOnSite.to({ id }) : null}
            leading={<RowIcon icon={PhoneCall} />}
            title={contactOnSite.name}
            subtitle={[t('contact.contactOnSiteTitle'), contactOnSite.role].filter(Boolean).join(' · ')}
          />
        )}
        {project.managerName && (
          <LinkRow
            to={toManager}
            leading={<RowIcon icon={BriefcaseBusiness} />}
            title={project.managerName}
            subtitle={t('contact.projectManagerTitle')}
          />
        )}
        {catering && (
          <ListRow
            leading={<RowIcon icon={Utensils} />}
            title={catering.caption || t('crew.catering')}
            subtitle={catering.note || t('crew.catering')}
          />
        )}
      </List>
    </Section>
  );
}
