import type { JobDetail } from '@callboard/contract';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import {
  Banknote,
  BriefcaseBusiness,
  FileText,
  HardHat,
  PhoneCall,
  UsersRound,
  Utensils,
} from 'lucide-react';
import { LinkRow } from '../../../link-row/link-row.tsx';
import { paths } from '../../../base/paths.ts';
import { JobPlace } from './job-place.tsx';
import { usePayText } from './use-pay-text.ts';

/** Where, with whom, whom to ask, what there is to eat and what it pays. */
export function JobFacts({ job }: { job: JobDetail }) {
  const t = useWords('crew-ops');
  const { list } = useFormat();
  const pay = usePayText(job.pay);
  const { crew, crewChiefs, contactOnSite, projectManager, planner, catering, chief } = job;
  // Who has only applied is not of the crew yet.
  const own = job.applied === null;
  const manager = projectManager ?? planner;
  return (
    <Section title={t('job.facts')}>
      <List label={t('job.facts')} state={{ kind: 'full' }}>
        <JobPlace job={job} />
        <LinkRow
          to={own ? paths.crew.to({ id: crew.id }) : null}
          leading={<RowIcon icon={UsersRound} />}
          title={job.colleagues > 0 ? t('crew.inTheCrew', { count: job.colleagues }) : t('crew.noTeam')}
          subtitle={own ? t('job.openCrew') : crew.name}
        />
        {crewChiefs.length > 0 && !chief && (
          <LinkRow
            to={own ? paths.contactCrewChief.to({ id: crew.id }) : null}
            leading={<RowIcon icon={HardHat} />}
            title={list(crewChiefs.map(({ name }) => name))}
            subtitle={t('contact.crewChiefTitle')}
          />
        )}
        {chief && (
          <LinkRow
            to={paths.crewChiefDocuments.to({ id: job.id })}
            leading={<RowIcon icon={FileText} status="spare" />}
            title={t('crew-chief-documents.title')}
            subtitle={t('crew-chief-documents.papers')}
          />
        )}
        {contactOnSite && (
          <LinkRow
            to={paths.contactContactOnSite.to({ id: crew.id })}
            leading={<RowIcon icon={PhoneCall} />}
            title={contactOnSite.name}
            subtitle={t('contact.contactOnSiteTitle')}
          />
        )}
        {manager && (
          <LinkRow
            to={own ? paths.contactProjectManager.to({ id: job.id }) : null}
            leading={<RowIcon icon={BriefcaseBusiness} />}
            title={manager.name}
            subtitle={t(projectManager ? 'contact.projectManagerTitle' : 'contact.planner')}
          />
        )}
        {catering && (
          <ListRow leading={<RowIcon icon={Utensils} />} title={catering} subtitle={t('crew.catering')} />
        )}
        {pay && <ListRow leading={<RowIcon icon={Banknote} />} title={pay} subtitle={t('job.pay')} />}
      </List>
    </Section>
  );
}
