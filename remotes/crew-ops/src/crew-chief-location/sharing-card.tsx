import { useEffect } from 'react';
import { resumeSharing } from './sharing.ts';
import { SharingBanner } from './sharing-banner.tsx';
import { useSharing } from './use-sharing.ts';

/** On the start page, as long as this phone shares where it is. */
export function Component() {
  useEffect(resumeSharing, []);
  const sharing = useSharing();
  return sharing && <SharingBanner sharing={sharing} />;
}
