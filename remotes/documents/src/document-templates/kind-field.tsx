import { useQuery } from '@callboard/client';
import { useWords } from '@callboard/i18n';
import { Banner, Select } from '@callboard/ui';
import { documentTypesQuery } from '../base/create-document.queries.ts';

type KindFieldProps = {
  field: {
    id: string;
    label: string;
    value: string;
    error?: string | undefined;
    onValue: (value: string) => void;
  };
};

/** What a document to sign is: what the law wants on paper and what people hand in themselves is not signed here. */
export function KindField({ field }: KindFieldProps) {
  const t = useWords('documents');
  const types = useQuery(documentTypesQuery).data?.items;
  const signable = (types ?? []).filter(({ paperNeeded, uploadable }) => !paperNeeded && !uploadable);
  return (
    <>
      {types && signable.length === 0 && (
        <Banner kind="warning" title={t('create-document.noTypes')} text={t('create-document.noTypesText')} />
      )}
      <Select
        {...field}
        placeholder={t('create-document.chooseType')}
        options={signable.map(({ id, caption }) => ({ value: id, label: caption }))}
        required
      />
    </>
  );
}
