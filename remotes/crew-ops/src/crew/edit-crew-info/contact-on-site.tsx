import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import type { FormFields } from '@callboard/parts';
import { ComboBox } from '@callboard/ui';
import { useContactsFound, withChosen } from '../../people/contact-search/use-contacts-found.ts';
import type { InfoForm } from './info-form.ts';

/** Who stands for the client on site, found by typing. */
export function ContactOnSite({ form }: { form: FormFields<InfoForm> }) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const { number } = useFormat();
  const { found, more, error, busy, onSearch } = useContactsFound('companyPerson');
  const people = found.map(({ id, name, role, company }) => ({
    value: id,
    label: name,
    hint: [role, company?.name].filter(Boolean).join(' · '),
  }));
  const { error: refused, ...field } = form.field('contactOnSiteId');
  const { id, name } = form.values.contactOnSiteId;
  const options = withChosen(people, { value: id, label: name });
  const unread = error && people.length === 0 ? errorText(error).title : undefined;
  return (
    <ComboBox
      {...field}
      hint={more > 0 ? t('crew-positions.personMore', { left: number(more) }) : undefined}
      options={options}
      value={id}
      error={refused ?? unread}
      onValue={(value) => {
        const label = options.find((one) => one.value === value)?.label ?? '';
        form.change({ contactOnSiteId: { id: value, name: label } });
      }}
      onSearch={onSearch}
      busy={busy}
    />
  );
}
