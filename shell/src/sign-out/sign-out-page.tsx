import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { signOut } from '@callboard/session';
import { PageSkeleton } from '../routes/page-skeleton.tsx';

/** Asks nothing: ends the session and leads to the sign-in. */
export function Component() {
  const navigate = useNavigate();
  useEffect(() => {
    // The phone forgets at once; nobody waits for the server to be told.
    void signOut();
    void navigate('/login', { replace: true, state: { reason: 'signed-out' } });
  }, [navigate]);
  return <PageSkeleton />;
}
