import type { GaugeMark } from './gauge-shares.ts';

/** What marks a place on the gauge, by its shape, around a point. */
export function GaugeSign({ mark }: { mark: GaugeMark }) {
  if (mark === 'minimumTarget') return <path d="M0 -5 L5 4 L-5 4 Z" />;
  if (mark === 'next') return <path d="M0 -5.5 L5.5 0 L0 5.5 L-5.5 0 Z" />;
  return <circle r="4.5" />;
}
