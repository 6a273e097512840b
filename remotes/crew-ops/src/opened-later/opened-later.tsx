import { CallError } from '@callboard/client';
import { useErrorText } from '@callboard/feature';
import { toast } from '@callboard/ui';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

type Closed = { readonly onMissing: () => void };

/**
 * What only a tap opens: its code comes with the first one. Where it cannot come, that is told and the tap is as
 * if it had not been; the next one tries again.
 */
export function openedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Known: ComponentType<Props> | null = null;
  return function OpenedLater({ onMissing, ...props }: Props & Closed) {
    const errorText = useErrorText();
    const [Part, setPart] = useState(() => Known);
    useEffect(() => {
      if (Known) return;
      const open = async () => {
        try {
          const part = await load();
          Known = part;
          setPart(() => part);
        } catch {
          toast.error(errorText(new CallError('offline')).title);
          onMissing();
        }
      };
      void open();
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is opened
    }, []);
    return Part && <Part {...(props as unknown as Props)} />;
  };
}
