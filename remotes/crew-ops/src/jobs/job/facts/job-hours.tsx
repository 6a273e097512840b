import type { JobDetail } from '@callboard/contract';
import { Link } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { List, ListRow, RowIcon, Section } from '@callboard/ui';
import { Clock } from 'lucide-react';
import { paths } from '../../../base/paths.ts';

/** What was worked, and the way to say that it was not so. */
export function JobHours({ job: { id, hours } }: { job: JobDetail }) {
  const t = useWords('crew-ops');
  const { duration } = useFormat();
  if (!hours) return null;
  const signedOff = hours.state === 'approved';
  return (
    <Section title={t('person-hours.yours')}>
      <List label={t('person-hours.yours')} state={{ kind: 'full' }}>
        <ListRow
          as={Link}
          to={paths.personHours.to({ id })}
          leading={<RowIcon icon={Clock} status={signedOff ? 'confirmed' : 'quiet'} />}
          title={duration(hours.minutes, { signed: false })}
          subtitle={t(signedOff ? 'person-hours.yoursApproved' : 'person-hours.yoursRecorded')}
        />
      </List>
    </Section>
  );
}
