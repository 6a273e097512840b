import { saveFile } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { toast } from '@callboard/ui';
import { useState } from 'react';

type Paper = { readonly name: string; readonly read: (signal: AbortSignal) => Promise<Blob> };
const patienceMs = 60_000;

/** Shows a paper in a tab of its own, where the browser shows papers; elsewhere it is saved on the phone. */
export function useShowPaper({ name, read }: Paper) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const show = async () => {
    // Opened by the press itself: later the browser would take it for an advertisement.
    const tab = navigator.pdfViewerEnabled ? window.open('', '_blank') : null;
    setBusy(true);
    try {
      const paper = await read(AbortSignal.timeout(patienceMs));
      if (!tab) return saveFile(paper, name);
      const address = URL.createObjectURL(new Blob([paper], { type: 'application/pdf' }));
      tab.location.replace(address);
      setTimeout(() => URL.revokeObjectURL(address), patienceMs);
    } catch (error) {
      tab?.close();
      toast.error(`${t('crew-paper.notSaved', { name })} ${errorText(error).title}`);
    } finally {
      setBusy(false);
    }
    return undefined;
  };
  return { busy, show: () => void show() };
}
