import { fieldTextOf } from '@callboard/feature';
import { TextField } from '@callboard/ui';
import { usePartWords } from '../words/use-part-words.ts';

/** Whether a copy cannot go there. */
export function badAddress(email: string, needed = false): boolean {
  const address = email.trim();
  return address === '' ? needed : !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
}

type CopyAddressProps = {
  email: string;
  onEmail: (email: string) => void;
  hint?: string | undefined;
  /** Whether what is wrong is said. */
  tried: boolean;
  /** What the server says about the address. */
  serverError?: string | undefined;
  needed?: boolean;
};

/** Where a copy of what was signed goes. */
export function CopyAddress({ email, onEmail, hint, tried, serverError, needed = false }: CopyAddressProps) {
  const t = usePartWords();
  const bad = tried && badAddress(email, needed);
  return (
    <TextField
      label={t('signing.email')}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete="off"
      maxLength={200}
      value={email}
      error={serverError ?? (bad ? fieldTextOf({ code: 'bad_format', params: {} }) : undefined)}
      onValue={onEmail}
      required={needed}
    />
  );
}
