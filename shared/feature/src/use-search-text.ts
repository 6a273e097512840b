import { useEffect, useRef, useState } from 'react';

const pauseMs = 250;

/**
 * What stands in the search field, and the moment to search for it: after a pause in typing. The address has the
 * last word; when it changes by itself (back, a link), the field follows.
 */
export function useSearchText(searched: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(searched);
  const sent = useRef(searched);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Something may be opened in the pause: what is searched for joins the address of then, not of the typing.
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  useEffect(() => {
    if (searched === sent.current) return;
    sent.current = searched;
    clearTimeout(pause.current);
    setText(searched);
  }, [searched]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const type = (next: string) => {
    setText(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const q = next.trim();
      // What is searched for already is not written again, over an address that may be on its way elsewhere.
      if (q === sent.current) return;
      sent.current = q;
      search.current(q);
    }, pauseMs);
  };
  return { text, type };
}
