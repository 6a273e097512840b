import { useQuery } from '@callboard/client';
import { Link, useParams, useRead } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { openedLater, useFetchedAhead } from '@callboard/parts';
import { Button, Page, buttonClass } from '@callboard/ui';
import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import { crewQuery } from '../../base/crew-ops.queries.ts';
import { useNow } from '../check/use-now.ts';
import { paths } from '../../base/paths.ts';
import { AllPresent } from './all-present.tsx';
import styles from './crew-chief-job.module.css';
import { CrewRows } from './crew-rows.tsx';
import { SpareList } from './spare/spare-list.tsx';
import { useCrewList } from './crew-list/use-crew-list.ts';

// Drawing a code is heavy, and a site may have no network: it comes when the page has nothing else to do.
const CodeSheet = openedLater(async () => (await import('./code-sheet.tsx')).CodeSheet);
const ahead = [CodeSheet];

export function Component() {
  const t = useWords('crew-ops');
  const { id } = useParams(paths.crewChiefJob);
  const now = useNow();
  const [coding, setCoding] = useState(false);
  const crew = useRead(useQuery(crewQuery(id)));
  const { read, waiting } = useCrewList(id);
  const known = crew.kind === 'there' ? crew.data : null;
  const leads = known?.may.lead ?? false;
  useFetchedAhead(ahead, leads);
  // A planner is no chief: every step of theirs says why.
  const asPlanner = leads && !known?.mine.some(({ crewChief }) => crewChief);
  const closeCode = () => setCoding(false);
  const rows = read.kind === 'there' ? read.data.items : [];
  return (
    <Page
      title={t('crew-chief-job.title')}
      titleHidden
      subtitle={
        known && (
          <Link to={paths.crew.to({ id })} className={styles.crew}>
            {known.name} · {known.project.name}
          </Link>
        )
      }
      actions={
        leads && rows.length > 0 && !known?.signedOffAt ? (
          <>
            <Button
              kind="secondary"
              size="large"
              icon={QrIcon}
              className={styles.show}
              onClick={() => setCoding(true)}
            >
              {t('crew-chief-job.code')}
            </Button>
            <AllPresent crewId={id} crew={known?.name ?? ''} rows={rows} now={now} asPlanner={asPlanner} />
          </>
        ) : undefined
      }
    >
      <CrewRows read={read} waiting={waiting} now={now} crew={known} asPlanner={asPlanner} />
      {leads && !known?.signedOffAt && <SpareList crewId={id} />}
      {leads && (
        <Link
          to={(known?.signedOffAt ? paths.deliveryNote : paths.signOff).to({ id })}
          className={buttonClass({ kind: 'quiet' })}
        >
          {t(known?.signedOffAt ? 'crew.toDeliveryNote' : 'crew-chief-job.signOff')}
        </Link>
      )}
      {coding && <CodeSheet crewId={id} crew={known?.name ?? ''} onClose={closeCode} onMissing={closeCode} />}
    </Page>
  );
}
