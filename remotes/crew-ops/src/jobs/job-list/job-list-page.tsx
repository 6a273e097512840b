import { useRedirect, useScrollPlace } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListSearch } from '@callboard/parts';
import { ListDetail, Chip, ChipRow, Page, useWide } from '@callboard/ui';
import { HardHat } from 'lucide-react';
import { paths } from '../../paths.ts';
import { ChooseBar, ChooseLine } from './choose-jobs.tsx';
import { JobItems } from './job-items.tsx';
import { JobPane } from './job-pane.tsx';
import { JobTabs } from './job-tabs.tsx';
import { useChosenJobs } from './use-chosen-jobs.ts';
import { useJobList } from './use-job-list.ts';
import { useListAddress } from './use-list-address.ts';

/** The own jobs by tab; on a wide screen with the open one beside them. */
export function Component() {
  const t = useWords('crew-ops');
  const wide = useWide();
  const address = useListAddress();
  const { tab, led, q, jobId, change } = address;
  const jobs = useJobList(address);
  const rows = jobs.rows ?? [];
  const chosen = useChosenJobs(tab === 'toConfirm' ? rows : []);
  useScrollPlace(jobs.rows !== undefined);
  // A link to a job beside the list, opened where there is no beside.
  useRedirect(wide || !jobId ? undefined : paths.job.to({ id: jobId }));

  const leads = led || ((tab === 'upcoming' || tab === 'past') && rows.some(({ chief }) => chief));
  return (
    <Page title={t('job-list.title')} titleHidden wide>
      <ListDetail
        label={t('job.title')}
        list={
          <>
            <JobTabs tab={tab} q={q} counts={jobs.counts} />
            {!led && (
              <ListSearch
                q={q}
                onSearch={(wanted) => change({ q: wanted, job: null })}
                words={{
                  label: t('job-list.search'),
                  placeholder: t('job-list.searchHint'),
                  offline: t('job-list.searchOffline'),
                }}
              />
            )}
            {leads && (
              <ChipRow label={t('job-list.filter')}>
                <Chip
                  icon={HardHat}
                  label={t('job-list.led')}
                  selected={led}
                  onClick={() => change({ led: led ? null : '1', q: null, job: null })}
                />
              </ChipRow>
            )}
            <ChooseLine jobs={chosen} />
            <JobItems jobs={jobs} address={address} chosen={chosen} beside={wide} />
            <ChooseBar jobs={chosen} />
          </>
        }
        detail={wide && <JobPane id={jobId} />}
      />
    </Page>
  );
}
