import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shellPages } from '@callboard/contract';
import { outboxNow, useOutbox } from '@callboard/client';
import { signOut } from '@callboard/session';
import { outboxLoaded } from '../outbox/follow-outbox.ts';
import { outboxWords } from '../outbox/outbox-words.ts';
import { PageSkeleton } from '../skeleton/page-skeleton.tsx';
import { BeforeSignOut } from './before-sign-out.tsx';

const patienceMs = 2000;

/** Waits on this phone, or is on its way. */
const unsent = (): boolean => outboxNow().items.some(({ state }) => state !== 'sent');

/** Ends the session and leads to the sign-in; asks only when something has not reached the server. */
export function Component() {
  const navigate = useNavigate();
  const { items } = useOutbox();
  const [asks, setAsks] = useState(false);
  const [leaves, setLeaves] = useState(false);
  useEffect(() => {
    const known = Promise.race([
      outboxLoaded(),
      new Promise((resolve) => {
        setTimeout(resolve, patienceMs);
      }),
    ]);
    void known.then(async () => {
      if (!unsent()) return setLeaves(true);
      // Without its words it cannot ask; what waits is kept for the next sign-in here.
      return outboxWords().then(
        () => setAsks(true),
        () => setLeaves(true),
      );
    });
  }, []);
  // Also when what was waited for has been sent meanwhile.
  const goes = leaves || (asks && items.every(({ state }) => state === 'sent'));
  useEffect(() => {
    if (!goes) return;
    // The phone forgets at once; nobody waits for the server to be told.
    void signOut();
    void navigate(shellPages.login, { replace: true, state: { reason: 'signed-out' } });
  }, [goes, navigate]);
  return asks && !goes ? <BeforeSignOut onLeave={() => setLeaves(true)} /> : <PageSkeleton />;
}
