import { useSession } from '@callboard/session';
import { useEffect, useState } from 'react';

type Kept<Form> = {
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
  /** What was typed is done with. */
  readonly forget: () => void;
};

function readKept<Form extends object>(key: string, empty: Form): Form {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...empty, ...kept } : empty;
  } catch {
    return empty;
  }
}

/** What is being typed, kept in this tab for this person across a reload. A phone that keeps nothing still works. */
export function useKeptForm<Form extends object>(name: string, empty: Form): Kept<Form> {
  const who = useSession(({ payload }) => payload?.loginData.person?.id ?? payload?.sid ?? '');
  const key = `typed/${who}/${name}`;
  const [form, setForm] = useState(() => readKept(key, empty));
  const [typed, setTyped] = useState(false);
  useEffect(() => {
    if (!typed) return;
    try {
      sessionStorage.setItem(key, JSON.stringify(form));
    } catch {
      // A full or closed storage takes nothing away from the form on the screen.
    }
  }, [key, form, typed]);
  return {
    form,
    change: (part) => {
      setTyped(true);
      setForm((before) => ({ ...before, ...part }));
    },
    forget: () => {
      setTyped(false);
      sessionStorage.removeItem(key);
      setForm(empty);
    },
  };
}
