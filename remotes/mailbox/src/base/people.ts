import type { EmailAddress, EmailRow } from '@callboard/contract';

/** What a person is called; many senders give an address and no name. */
export const nameOf = ({ name, email }: EmailAddress): string => name.trim() || email;

/** Who wrote, and how many others are on the message besides the mailbox it lies in. */
export function peopleOf(
  { from, to, cc }: Pick<EmailRow, 'from' | 'to' | 'cc'>,
  mailboxAddress = '',
): { sender: string; others: number } {
  const written = (address: string) => address.trim().toLowerCase();
  const others = new Set([...to, ...cc].map(({ email }) => written(email)));
  others.delete(written(from.email));
  others.delete(written(mailboxAddress));
  return { sender: nameOf(from), others: others.size };
}
