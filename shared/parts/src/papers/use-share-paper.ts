import { useErrorText } from '@callboard/feature';
import { toast } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';
import { canShare, shareFile } from './share-file.ts';
import { usePaper } from './use-paper.ts';
import type { Paper } from './use-paper.ts';

const minute = 60_000;

/** Gives a paper to another app; nothing where the device cannot do that. */
export function useSharePaper(paper: Paper) {
  const t = usePartWords();
  const errorText = useErrorText();
  const { received, fetchFor } = usePaper(paper);
  const { name } = paper;
  const handOver = async (file: Blob): Promise<void> => {
    if (await shareFile(file, name)) return;
    const again = () => handOver(file).catch((error: unknown) => toast.error(errorText(error).title));
    toast.default(t('papers.ready', { name }), {
      time: minute,
      action: { label: t('papers.share'), run: () => void again() },
    });
  };
  return { busy: received !== null, share: canShare(name) ? () => void fetchFor(handOver) : undefined };
}
