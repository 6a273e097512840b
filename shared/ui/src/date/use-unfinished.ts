import { useState } from 'react';

/** Which fields of a form hold half a day or time: `of('to')` is for the field, `has` and `any` for whoever sends the form. */
export function useUnfinished() {
  const [fields, setFields] = useState<Readonly<Record<string, boolean>>>({});
  const of = (name: string) => (unfinished: boolean) =>
    setFields((before) =>
      (before[name] ?? false) === unfinished ? before : { ...before, [name]: unfinished },
    );
  return {
    any: Object.values(fields).includes(true),
    has: (name: string): boolean => fields[name] ?? false,
    of,
  };
}
