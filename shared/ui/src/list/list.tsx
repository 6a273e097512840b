import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import type { EmptyStateProps } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';
import type { FailedStateProps } from './failed-state.tsx';
import styles from './list.module.css';
import { SkeletonRows } from './skeleton-rows.tsx';

/** The four faces of every list. */
export type ListState =
  | { kind: 'loading'; rows?: number | undefined }
  | ({ kind: 'empty' } & EmptyStateProps)
  | ({ kind: 'failed' } & FailedStateProps)
  | { kind: 'full' };

export type ListProps = { label: string; state: ListState; children?: ReactNode };

export function List({ label, state, children }: ListProps) {
  if (state.kind === 'full')
    return (
      <ul aria-label={label} className={styles.list}>
        {children}
      </ul>
    );
  return (
    <section aria-label={label} aria-busy={state.kind === 'loading' || undefined} className={styles.list}>
      {state.kind === 'loading' && <SkeletonRows rows={state.rows ?? 6} />}
      {state.kind === 'empty' && <EmptyState {...state} />}
      {state.kind === 'failed' && <FailedState {...state} />}
    </section>
  );
}
