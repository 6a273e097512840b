import { usePaper } from './use-paper.ts';
import type { Paper } from './use-paper.ts';

const minute = 60_000;

/** Shows a paper in a tab of its own, where the browser shows papers; elsewhere it is saved. */
export function useOpenPaper(paper: Paper) {
  const { received, fetchFor, keep } = usePaper(paper);
  const busy = received !== null;
  const open = () => {
    if (busy) return;
    // Opened by the press itself: later the browser would take it for an advertisement.
    const tab = navigator.pdfViewerEnabled ? window.open('', '_blank') : null;
    const showIn = (shown: Window) => (file: Blob) => {
      const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }));
      shown.location.replace(address);
      setTimeout(() => URL.revokeObjectURL(address), minute);
      return paper.onSaved?.();
    };
    void fetchFor(tab ? showIn(tab) : keep, () => tab?.close());
  };
  return { busy, open };
}
