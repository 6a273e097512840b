import { useEffect } from 'react';
import { SharingBanner } from './sharing-banner.tsx';
import { resumeSharing } from './sharing.ts';
import { useSharing } from './use-sharing.ts';

/** Takes up what ran in this tab before a reload, and shows it. */
export function SharingNow() {
  useEffect(resumeSharing, []);
  const sharing = useSharing();
  return sharing && <SharingBanner sharing={sharing} />;
}
