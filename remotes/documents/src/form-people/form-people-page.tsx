import { useInfiniteQuery } from '@callboard/client';
import { useParams, useSearch } from '@callboard/feature';
import { useWords } from '@callboard/i18n';
import { ListPage, openedLater, useInfiniteList } from '@callboard/parts';
import { Button } from '@callboard/ui';
import { BookOpen, Users } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../base/paths.ts';
import { formPeopleQuery } from './form-people.queries.ts';
import { FormPersonRow } from './form-person-row.tsx';

const FormDocumentsSheet = openedLater(
  async () => (await import('../form-list/form-documents-sheet.tsx')).FormDocumentsSheet,
);

/** For the office: who is to do a form, who has done it on which day, and what is read with it. */
export function Component() {
  const t = useWords('documents');
  const { id } = useParams(paths.managedForm);
  const [{ q }] = useSearch();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const read = useInfiniteQuery(formPeopleQuery(id, q));
  const form = read.data?.pages[0]?.form;
  return (
    <ListPage
      title={form?.name ?? t('form-people.title')}
      label={t('form-people.label')}
      list={useInfiniteList(read)}
      keyOf={({ person }) => person.id}
      row={(row) => <FormPersonRow formId={id} row={row} />}
      search={{
        label: t('form-people.search'),
        placeholder: t('form-list.searchHint'),
        notFound: (words) => ({
          title: t('form-people.notFound'),
          text: t('mobile-documents.notFoundText', { q: words }),
        }),
      }}
      filters={
        form && (
          <Button kind="quiet" icon={BookOpen} onClick={() => setOpen(true)}>
            {t('form-documents.title')}
          </Button>
        )
      }
      refresh
      empty={{ icon: Users, title: t('form-people.empty'), text: t('form-people.emptyText') }}
    >
      {open && form && <FormDocumentsSheet form={form} onClose={close} onMissing={close} />}
    </ListPage>
  );
}
