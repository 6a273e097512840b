import { useTroubleTitle } from '@callboard/feature';
import { toast } from '@callboard/ui';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

type Closed = { readonly onMissing: () => void };
export type Later = { readonly fetchAhead: () => void };

/**
 * What only a tap opens: its code comes with the first one. Where it cannot come, it is told why and the tap is as
 * if it had not been; the next one tries again.
 */
export function openedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | null = null;
  const fetched = async () => (known ??= await load());
  function OpenedLater({ onMissing, ...props }: Props & Closed) {
    const troubleTitle = useTroubleTitle();
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (known) return;
      const open = async () => {
        try {
          const part = await fetched();
          setPart(() => part);
        } catch (error) {
          onMissing();
          toast.error(await troubleTitle(error));
        }
      };
      void open();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is opened
    }, []);
    return Part && <Part {...(props as unknown as Props)} />;
  }
  /** A failure is no news before somebody taps. */
  const fetchAhead = () => void fetched().catch(() => undefined);
  return Object.assign(OpenedLater, { fetchAhead } satisfies Later);
}
