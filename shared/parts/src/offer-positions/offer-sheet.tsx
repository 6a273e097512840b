import { serverNow, useOnline, useQuery } from '@callboard/client';
import { useRead } from '@callboard/feature';
import { useFormat } from '@callboard/i18n';
import {
  Banner,
  Button,
  Checkbox,
  DatePicker,
  EmptyState,
  Faces,
  List,
  Select,
  Sheet,
  TimeField,
} from '@callboard/ui';
import grid from '@callboard/ui/styles/grid.module.css';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { FormSheet } from '../form-sheet/form-sheet.tsx';
import type { FormFields } from '../form-sheet/use-form-sheet.ts';
import { usePartWords } from '../words/use-part-words.ts';
import { isOfferable, ownFunctions } from './offer-form.ts';
import type { OfferItem, OfferValues } from './offer-form.ts';
import { OfferGroup } from './offer-group.tsx';
import { OfferReach } from './offer-reach.tsx';
import { offerChoicesQuery } from './offer.queries.ts';
import { useOfferForm } from './use-offer-form.ts';
import type { OfferFormOptions } from './use-offer-form.ts';

export type OfferSheetProps = Pick<OfferFormOptions, 'onSaved' | 'onClose'> & {
  ids: readonly string[];
  /** One of several positions just like each other: all of them can be offered. */
  alike?: boolean;
};

/** Offers positions as vacancies, or changes how they are offered: to whom, until when, and who decides. */
export function OfferSheet({ ids, alike = false, onSaved, onClose }: OfferSheetProps) {
  const t = usePartWords();
  const [now] = useState(serverNow);
  const read = useRead(useQuery(offerChoicesQuery(ids, alike)));
  const items = read.kind === 'there' ? read.data.items.filter((item) => isOfferable(item, now)) : [];
  if (read.kind === 'there' && items.length > 0)
    return (
      <OfferForm
        choices={read.data}
        items={items}
        ids={alike ? ids : null}
        now={now}
        onSaved={onSaved}
        onClose={onClose}
      />
    );
  return (
    <Sheet open onClose={onClose} title={t('offer-positions.title')}>
      <Faces
        read={read}
        loading={<List label={t('offer-positions.loading')} state={{ kind: 'loading', rows: 4 }} />}
      >
        {() => (
          <EmptyState
            icon={CalendarX}
            title={t('offer-positions.impossible')}
            text={t('offer-positions.impossibleText')}
          />
        )}
      </Faces>
    </Sheet>
  );
}

function OfferForm(props: OfferFormOptions) {
  const { choices, items, ids, onClose } = props;
  const t = usePartWords();
  const online = useOnline();
  const { number, list } = useFormat();
  const { form, title, isChange, chosen, withdraw } = useOfferForm(props);
  const { values, field, change, forget } = form;
  const applicants = items.reduce((sum, item) => sum + item.applicants, 0);
  const left = choices.items.length - items.length;
  return (
    <FormSheet
      form={form}
      subtitle={`${list([...new Set(items.map(({ caption }) => caption))])} · ${number(chosen.length)}`}
      submit={title}
      offlineText={t('offer-positions.offline')}
      actions={
        isChange &&
        applicants === 0 && (
          <Button
            kind="secondary"
            disabled={!online}
            onClick={() => {
              withdraw(chosen.map(({ id }) => id));
              forget();
              onClose();
            }}
          >
            {t('offer-positions.withdraw')}
          </Button>
        )
      }
    >
      {left > 0 && (
        <Banner
          kind="warning"
          title={t('offer-positions.some', { n: number(left) })}
          text={t('offer-positions.impossibleText')}
        />
      )}
      {applicants > 0 && (
        <Banner kind="info" title={t('offer-positions.applicants', { n: number(applicants) })} />
      )}
      {ids !== null && items.length > 1 && <Checkbox {...form.checkbox('all')} />}
      <OfferFunctions form={form} choices={choices} items={items} chosen={chosen} />
      {choices.regions.length > 0 && (
        <OfferGroup
          field={field('regionIds')}
          choices={choices.regions}
          chosen={values.regionIds}
          hint={t('offer-positions.none')}
          onChosen={(regionIds) => change({ regionIds })}
        />
      )}
      {choices.crews.length > 0 && (
        <Select
          {...field('plannerCrewId')}
          options={[
            { value: '', label: t('offer-positions.anyCrew') },
            ...choices.crews.map(({ id, caption }) => ({ value: id, label: caption })),
          ]}
        />
      )}
      <OfferReach values={values} />
      <div className={grid.pairs}>
        <DatePicker {...field('untilDay')} required />
        <TimeField {...field('untilTime')} required />
      </div>
      <Select
        {...field('decides')}
        options={(['planner', 'firstCome'] as const).map((value) => ({
          value,
          label: t(`offer-positions.by.${value}`),
        }))}
      />
    </FormSheet>
  );
}

type OfferFunctionsProps = Pick<OfferFormOptions, 'choices' | 'items'> & {
  form: Pick<FormFields<OfferValues>, 'values' | 'field' | 'change'>;
  chosen: readonly OfferItem[];
};

/** Whoever has one of these functions: those that the positions are worked as stand before the others. */
function OfferFunctions({ form, choices, items, chosen }: OfferFunctionsProps) {
  const t = usePartWords();
  const { functionIds } = form.values;
  const own = ownFunctions(chosen);
  const others = choices.functions.filter(({ id }) => !own.includes(id));
  const captionOf = (id: string) => items.find(({ functionId }) => functionId === id)?.caption ?? id;
  const isEachOwn = own.length > 1 && own.join() === [...functionIds].sort().join();
  return (
    <OfferGroup
      field={form.field('functionIds')}
      choices={[...own.map((id) => ({ id, caption: captionOf(id) })), ...others]}
      chosen={functionIds}
      hint={t(isEachOwn ? 'offer-positions.eachOwn' : 'offer-positions.none')}
      onChosen={(ids) => form.change({ functionIds: ids })}
    />
  );
}
