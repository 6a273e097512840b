import type { ProjectCrew } from '@callboard/contract';
import { Slot } from '@callboard/feature';
import { AsOf, Page, useWide } from '@callboard/ui';
import { Component as SharingCard } from '../../on-site/crew-chief-location/sharing-card.tsx';
import { ChiefSheet } from '../crew-chief-sheet/chief-sheet.tsx';
import { CrewPositions } from '../crew-positions/crew-positions.tsx';
import { PositionWishes } from '../position-wishes/position-wishes.tsx';
import { CrewDocuments } from './crew-documents.tsx';
import { CrewFacts } from './crew-facts.tsx';
import { CrewHead } from './crew-head.tsx';
import { CrewInfo } from './crew-info.tsx';
import { CrewLinks } from './crew-links.tsx';
import { CrewNotices } from './crew-notices.tsx';
import { CrewPrimary } from './crew-primary.tsx';
import { CrewTeam } from './crew-team.tsx';
import styles from './crew-view.module.css';
import { SecurityChecks } from '../security-checks/security-checks.tsx';

/** A crew in one column on a phone; on a wide screen its people stand beside what is to be read. */
export function CrewView({ crew, asOf }: { crew: ProjectCrew; asOf: number | null }) {
  const wide = useWide();
  const plans = crew.may.createItems || crew.may.editInfo;
  const top = (
    <>
      {asOf !== null && <AsOf at={asOf} />}
      <CrewHead crew={crew} />
      <CrewNotices crew={crew} />
      {plans && <PositionWishes crew={crew} />}
      <SharingCard />
      <Slot name="crew/panel" />
    </>
  );
  const people = plans ? <CrewPositions crew={crew} /> : <CrewTeam crew={crew} />;
  const reading = (
    <>
      <CrewInfo crew={crew} />
      <CrewFacts crew={crew} />
    </>
  );
  const papers = (
    <>
      <SecurityChecks crew={crew} />
      <ChiefSheet crew={crew} />
      <CrewDocuments crew={crew} />
    </>
  );
  const links = <CrewLinks crew={crew} />;
  return (
    <Page title={crew.name} titleHidden wide={wide} actions={<CrewPrimary crew={crew} />}>
      {wide ? (
        <div className={styles.split}>
          <div className={styles.column}>
            {top}
            {reading}
            {papers}
          </div>
          <div className={styles.column}>
            {links}
            {people}
          </div>
        </div>
      ) : (
        <>
          {top}
          {links}
          {reading}
          {people}
          {papers}
        </>
      )}
    </Page>
  );
}
