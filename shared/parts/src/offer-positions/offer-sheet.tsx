import { serverNow, useOnline, useQuery } from '@callboard/client';
import { crewItems } from '@callboard/contract';
import type { OfferChoices } from '@callboard/contract';
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
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { FormSheet } from '../form-sheet/form-sheet.tsx';
import { useFormSheet } from '../form-sheet/use-form-sheet.ts';
import { usePartWords } from '../words/use-part-words.ts';
import {
  firstStart,
  isOfferable,
  isOffered,
  offerBody,
  offerValues,
  ownFunctions,
  untilOf,
} from './offer-form.ts';
import type { OfferItem, OfferValues } from './offer-form.ts';
import { OfferGroup } from './offer-group.tsx';
import styles from './offer-positions.module.css';
import { OfferReach } from './offer-reach.tsx';
import { offerChoicesQuery } from './offer.queries.ts';
import { useOfferCommands } from './use-offer-commands.ts';

export type OfferSheetProps = {
  ids: readonly string[];
  /** One of several positions just like each other: all of them can be offered. */
  alike?: boolean;
  /** What of the page shows it. */
  onSaved: () => unknown;
  onClose: () => void;
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

type OfferFormProps = Pick<OfferSheetProps, 'onSaved' | 'onClose'> & {
  choices: OfferChoices;
  /** Those that can be offered. */
  items: readonly OfferItem[];
  /** Of positions just like each other: those that were tapped. */
  ids: readonly string[] | null;
  now: number;
};

function OfferForm({ choices, items, ids, now, onSaved, onClose }: OfferFormProps) {
  const t = usePartWords();
  const online = useOnline();
  const { dateTime, number, list } = useFormat();
  const isChange = items.every(isOffered);
  const title = t(isChange ? 'offer-positions.change' : 'offer-positions.title');
  const { offer, withdraw } = useOfferCommands({ isChange, onSaved });
  const chosenIn = ({ all }: OfferValues) =>
    all || ids === null ? items : items.filter(({ id }) => ids.includes(id));
  const begin = firstStart(items);
  const form = useFormSheet({
    title,
    draft: `offer-positions/${items.map(({ id }) => id).join(',')}`,
    offline: 'needs-network',
    labels: {
      functionIds: t('offer-positions.functions'),
      regionIds: t('offer-positions.regions'),
      plannerCrewId: t('offer-positions.crew'),
      untilDay: t('offer-positions.untilDay'),
      untilTime: t('offer-positions.untilTime'),
      decides: t('offer-positions.decides'),
      all: t('offer-positions.all', { n: number(items.length) }),
    },
    start: offerValues(items, choices.firstCome, now),
    endpoint: crewItems.offerPositions,
    body: (values) => offerBody(values, chosenIn(values)),
    paths: { until: 'untilTime' },
    check: (values) => {
      const until = untilOf(values, items)?.getTime();
      if (values.untilDay === '') return [{ path: 'untilDay', code: 'required' }];
      if (until === undefined) return [{ path: 'untilTime', code: 'required' }];
      if (until <= now) return [{ path: 'untilTime', code: 'in_the_past' }];
      if (until <= begin) return [];
      const when = dateTime(new Date(begin), items[0]?.timeZone);
      const text = t('offer-positions.notAfter', { when });
      return [{ path: 'untilTime', code: 'too_far_ahead', text }];
    },
    send: (body) => offer({ body }),
    onClose,
  });
  const { values, field, change, forget } = form;
  const chosen = chosenIn(values);
  const applicants = items.reduce((sum, item) => sum + item.applicants, 0);
  const left = choices.items.length - items.length;
  const own = ownFunctions(chosen);
  const others = choices.functions.filter(({ id }) => !own.includes(id));
  const captionOf = (id: string) => items.find(({ functionId }) => functionId === id)?.caption ?? id;
  const functions = [...own.map((id) => ({ id, caption: captionOf(id) })), ...others];
  const isEachOwn = own.length > 1 && own.join() === [...values.functionIds].sort().join();
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
      <OfferGroup
        field={field('functionIds')}
        choices={functions}
        chosen={values.functionIds}
        hint={t(isEachOwn ? 'offer-positions.eachOwn' : 'offer-positions.none')}
        onChosen={(functionIds) => change({ functionIds })}
      />
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
      <div className={styles.pair}>
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
