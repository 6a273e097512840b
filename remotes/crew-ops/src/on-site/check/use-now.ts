import { serverNow } from '@callboard/client';
import { useEffect, useState } from 'react';

const everyMs = 5000;

/** The server's clock, as far as it is known, moving on while the screen is open. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverNow());
    const timer = setInterval(look, everyMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
