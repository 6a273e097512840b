import { useEffect, useState } from 'react';

type Kept = { readonly answerLink?: string } | null;

/**
 * The token of the mailed link stands behind `#`, where no server and no log sees it. It leaves the address at once and
 * stays with this entry of the history, so that a reload still has it.
 */
function takeToken(): string {
  const { hash, pathname, search } = window.location;
  const kept = window.history.state as Kept;
  const token = hash.slice(1);
  if (token === '') return kept?.answerLink ?? '';
  window.history.replaceState({ ...kept, answerLink: token }, '', pathname + search);
  return token;
}

export function useLinkToken(): string {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    // Another mail's link in the same tab.
    const take = () => setToken(takeToken());
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  return token;
}
