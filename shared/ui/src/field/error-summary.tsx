import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = {
  title: string;
  /** The field's id and what is wrong with it. */
  errors: readonly { id: string; text: string }[];
};

/** After a refused submit: everything that is wrong, each leading to its field. It takes focus when one appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly string[]>([]);
  useEffect(() => {
    const ids = errors.map((error) => error.id);
    // Who is correcting one of several keeps the focus.
    if (ids.some((id) => !shown.current.includes(id))) box.current?.focus();
    shown.current = ids;
  }, [errors]);
  if (errors.length === 0) return null;
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

/** Fields made of several parts carry their id on the group: its first part takes focus. */
function focusField(id: string) {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]');
  (part ?? field)?.focus();
}
