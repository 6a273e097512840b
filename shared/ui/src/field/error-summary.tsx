import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = {
  title: string;
  /** The field's id and what is wrong with it, in the order of the form. The fields say it too. */
  errors: readonly { id: string; text: string }[];
  /** How often sending was tried: each time what is wrong takes the focus. */
  tries: number;
};

/** Up to three errors are found at their fields. */
const fewest = 4;

/**
 * After a refused submit: a list of many errors, each leading to its field. A few stand at their fields alone, and the
 * first of these takes the focus.
 */
export function ErrorSummary({ title, errors, tries }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    // Who is correcting one of several keeps the focus.
    if (tries === seen.current) return;
    seen.current = tries;
    if (box.current) box.current.focus();
    else errors.some(({ id }) => focusField(id));
  }, [errors, tries]);
  if (errors.length < fewest) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <CircleAlert size={20} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul>
          {errors.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(id);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const control = 'input, select, textarea, button, [tabindex]';

/** Fields made of several parts carry their id on the group: its first wrong part takes focus, else its first. */
function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const part =
    field?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid=true]') ??
    field?.querySelector<HTMLElement>(control);
  (part ?? field)?.focus();
  return field !== null;
}
