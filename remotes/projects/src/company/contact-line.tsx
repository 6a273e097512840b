import type { ContactRow } from '@callboard/contract';
import { useCanOpen } from '@callboard/feature';
import { CallLink, PersonRow } from '@callboard/parts';
import { paths } from '../base/paths.ts';

/** Somebody of a company: called from the row, the rest is behind it. */
export function ContactLine({ contact: { id, name, role, phone } }: { contact: ContactRow }) {
  const to = paths.contact.to({ id });
  const opens = useCanOpen(to);
  return (
    <PersonRow
      person={{ name }}
      about={[role]}
      to={opens ? to : null}
      trailing={phone && <CallLink name={name} phone={phone} />}
    />
  );
}
