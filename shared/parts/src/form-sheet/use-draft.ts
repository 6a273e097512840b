import { useSession } from '@callboard/session';
import { useState } from 'react';

type Draft<Values> = {
  readonly values: Values;
  /** What was there to be changed when typing began, and in which version. */
  readonly base: Base<Values>;
};
export type Base<Values> = { readonly values: Values; readonly version: number };

/** A phone that keeps nothing, or something else, still works. */
function readDraft<Values>(key: string): Draft<Values> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Draft<Values>> | null;
    return kept?.values && kept.base ? (kept as Draft<Values>) : null;
  } catch {
    return null;
  }
}

function writeDraft<Values>(key: string, draft: Draft<Values> | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A full or closed storage takes nothing away from the form on the screen.
  }
}

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => part instanceof Blob));

/** Pictures and signatures are not kept: they do not outlive a reload. */
const keepable = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !holdsFile(value))) as Values;

/** What is being typed, kept for this person in this tab. */
export function useDraft<Values extends object>(name: string, now: Base<Values>, proposed?: Partial<Values>) {
  const who = useSession(({ payload }) => payload?.loginData.person?.id ?? payload?.sid ?? '');
  const key = `typed/${who}/${name}`;
  const [kept] = useState(() => readDraft<Values>(key));
  // A draft that an earlier release has kept lacks the fields that are new.
  const [base, setBase] = useState(
    kept ? { ...kept.base, values: { ...now.values, ...kept.base.values } } : now,
  );
  const [restored, setRestored] = useState(kept !== null);
  return {
    base,
    first: { ...base.values, ...(kept ? kept.values : proposed) },
    restored,
    keep: (values: Values | null) => writeDraft(key, values && { values: keepable(values), base }),
    startAnew: () => {
      setRestored(false);
      setBase(now);
    },
  };
}
