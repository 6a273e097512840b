import { call, useOnline } from '@callboard/client';
import { receipts } from '@callboard/contract';
import type { ReceiptProposal } from '@callboard/contract';
import type { Format } from '@callboard/i18n';
import { uploadFile, writeAmount } from '@callboard/parts';
import { useRef, useState } from 'react';
import { writeRate } from '../items/item-form.ts';

export type ProposedValues = Partial<Record<'date' | 'merchant' | 'price' | 'vat' | 'currency', string>>;
type Name = keyof ProposedValues;

/** A proposal as it would be typed; what could not be read is not in it. */
function valuesOf(proposal: ReceiptProposal, currency: string, format: Format): ProposedValues {
  const { date, merchant, grossMinor, vatRate } = proposal;
  return {
    ...(date !== null && { date }),
    ...(merchant !== null && { merchant }),
    ...(proposal.currency !== null && { currency: proposal.currency }),
    ...(grossMinor !== null && { price: writeAmount(grossMinor, proposal.currency ?? currency, format) }),
    ...(vatRate !== null && { vat: writeRate(vatRate, format) }),
  };
}

/**
 * What the first photo of a receipt seems to say, for the fields that nobody has typed in. The photo is sent once: it
 * becomes the document of the receipt.
 */
export function usePhotoProposal(format: Format) {
  const online = useOnline();
  const uploads = useRef(new Map<File, Promise<string>>());
  const typed = useRef(new Set<string>());
  const [proposed, setProposed] = useState<ReadonlySet<string>>(new Set());
  const [reading, setReading] = useState(false);
  const upload = (photo: File): Promise<string> => {
    const sent = uploads.current.get(photo) ?? uploadFile(photo, photo.name);
    uploads.current.set(photo, sent);
    // One that did not arrive, or that is used up, is sent anew with the next try.
    sent.catch(() => uploads.current.delete(photo));
    return sent;
  };
  const read = async (photo: File, currency: string, change: (values: ProposedValues) => void) => {
    if (!online) return;
    setReading(true);
    try {
      const uploadId = await upload(photo);
      const proposal = await call(receipts.readReceiptPhoto, { params: { uploadId } });
      const found = Object.entries(valuesOf(proposal, currency, format)) as [Name, string][];
      const open = found.filter(([name]) => !typed.current.has(name));
      if (open.length === 0) return;
      change(Object.fromEntries(open));
      setProposed(new Set(open.map(([name]) => name)));
    } catch {
      // The form is as it was: what a photo says is a help, and sending it is said to have failed when it counts.
    } finally {
      setReading(false);
    }
  };
  return {
    reading,
    proposed,
    read,
    upload,
    forget: (photo: File) => void uploads.current.delete(photo),
    /** From here on it is what the person says. */
    type: (name: string) => {
      typed.current.add(name);
      setProposed((before) => new Set([...before].filter((one) => one !== name)));
    },
    isTyped: (name: string) => typed.current.has(name),
  };
}
