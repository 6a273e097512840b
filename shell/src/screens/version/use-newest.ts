import { useEffect, useState } from 'react';
import { lookForUpdates } from '../../runtime/update/look-for-updates.ts';
import type { Found } from '../../runtime/update/look-for-updates.ts';
import { offerUpdate } from '../../runtime/update/update-store.ts';

/** Whether this lineup is the newest, asked when the page opens; null while that is not known. */
export function useNewest(lineup: string) {
  const [asked, ask] = useState({ lineup });
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let left = false;
    const look = async () => {
      const answer = await lookForUpdates(asked.lineup);
      if (answer === 'newer') offerUpdate();
      if (!left) setFound(answer);
    };
    void look();
    return () => {
      left = true;
    };
  }, [asked]);
  const lookAgain = () => {
    setFound(null);
    ask({ lineup });
  };
  return { found, lookAgain };
}
