import { Component } from 'react';
import type { ComponentType, ErrorInfo, ReactNode } from 'react';
import { log } from '@callboard/client';

type Props = {
  /** Named in the log. */
  readonly where: string;
  readonly fallback: ComponentType<{ error: unknown }>;
  readonly children: ReactNode;
};
type State = { readonly caught: { readonly error: unknown } | null };

/** Keeps what throws while rendering from taking anything else down. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    log.warn(`${this.props.where} failed`, { reason: String(error), stack: componentStack ?? '' });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const { fallback: Fallback, children } = this.props;
    return caught ? <Fallback error={caught.error} /> : children;
  }
}
