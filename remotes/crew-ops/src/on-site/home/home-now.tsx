import { Component as PermissionsCard } from '../../permissions/permissions-card.tsx';
import { Component as SharingCard } from '../crew-chief-location/sharing-card.tsx';
import { PreCallsCard } from '../pre-calls-due/pre-calls-card.tsx';
import { NowCard } from '../now/now-card.tsx';

/** What only this phone knows and what is tapped on site: all of crew-ops that runs on the start page. */
export function Component() {
  return (
    <>
      <NowCard />
      <SharingCard />
      <PermissionsCard />
      <PreCallsCard />
    </>
  );
}
