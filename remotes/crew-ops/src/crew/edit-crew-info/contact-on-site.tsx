import { useErrorText } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { ComboBox } from '@callboard/ui';
import { useContactsFound, withChosen } from '../../people/contact-search/use-contacts-found.ts';
import type { InfoForm } from './info-form.ts';

type ContactOnSiteProps = {
  form: InfoForm;
  refused: string | undefined;
  onChange: (part: Partial<InfoForm>) => void;
};

/** Who stands for the client on site, found by typing. */
export function ContactOnSite({ form, refused, onChange }: ContactOnSiteProps) {
  const t = useWords('crew-ops');
  const errorText = useErrorText();
  const { number } = useFormat();
  const { found, more, error, busy, onSearch } = useContactsFound('companyPerson');
  const people = found.map(({ id, name, role, company }) => ({
    value: id,
    label: name,
    hint: [role, company?.name].filter(Boolean).join(' · '),
  }));
  const options = withChosen(people, { value: form.contactOnSiteId, label: form.contactOnSiteName });
  const unread = error && people.length === 0 ? errorText(error).title : undefined;
  return (
    <ComboBox
      label={t('edit-crew-info.contactOnSiteId')}
      hint={more > 0 ? t('crew-positions.personMore', { left: number(more) }) : undefined}
      options={options}
      value={form.contactOnSiteId}
      error={refused ?? unread}
      onValue={(value) =>
        onChange({
          contactOnSiteId: value,
          contactOnSiteName: options.find((one) => one.value === value)?.label ?? '',
        })
      }
      onSearch={onSearch}
      busy={busy}
    />
  );
}
