import type { CallError } from '@callboard/client';
import type { DocumentOfLink } from '@callboard/contract';

export type LinkSheetProps = {
  token: string;
  held: DocumentOfLink;
  onDone: () => void;
  onRefused: (error: CallError) => void;
  onClose: () => void;
};
