import { CallError, todayHere, useOnline } from '@callboard/client';
import type { InputOf } from '@callboard/client';
import { receipts, recordOf } from '@callboard/contract';
import type { Receipt } from '@callboard/contract';
import { useGo, useHold } from '@callboard/feature';
import { useFormat, useWords } from '@callboard/i18n';
import { FormSheet, useFormCommand, useFormSheet } from '@callboard/parts';
import { Banner, PhotoInput, TextField, toast } from '@callboard/ui';
import { useRef, useState } from 'react';
import { paths } from '../../base/paths.ts';
import { useTenantRules } from '../../base/tenant-rules.ts';
import { itemBounds, itemProblems, writeRate } from '../items/item-form.ts';
import { dateProblems } from '../fields/date-problems.ts';
import { newReceiptBody } from './new-receipt-form.ts';
import type { ReceiptType } from './new-receipt-form.ts';
import { receiptChanged } from '../receipt-changed.ts';
import { ReceiptField } from '../fields/receipt-field.tsx';
import { newFields, useFieldLabels, workPaths } from '../fields/receipt-fields.ts';
import { TemplateField } from './template-field.tsx';
import { templateValues } from './template-values.ts';
import type { ReceiptTemplate } from './template-values.ts';
import { usePhotoProposal } from './use-photo-proposal.ts';
import { useReceiptControls } from '../fields/use-receipt-controls.ts';
import { useQueueReceipt } from './use-queue-receipt.ts';

type NewReceipt = InputOf<typeof receipts.addReceipt>['body'];
type NewField = (typeof newFields)[number];
type PhotoProposal = ReturnType<typeof usePhotoProposal>;

/** What need not be said stands behind what must be. */
const firstFields: readonly NewField[] = ['work', 'typeId', 'currency', 'date'];
const lastFields = newFields.filter((name) => !firstFields.includes(name));

/** A photo first, then as few fields as a receipt needs. More can be said on its page. */
export function NewReceiptSheet({ onClose }: { onClose: () => void }) {
  const t = useWords('finance');
  const format = useFormat();
  const online = useOnline();
  const [photos, setPhotos] = useState<readonly File[]>([]);
  useHold(photos.length > 0 ? t('receipt.hold') : null);
  const photo = usePhotoProposal(format);
  const controls = useReceiptControls();
  const { types } = controls;
  const form = useReceiptForm({ types, send: useAddReceipt(photos, photo), onClose });
  const chooseType = (typeId: string) => {
    const rate = types.find(({ id }) => id === typeId)?.vatRate;
    const known = rate !== null && rate !== undefined && !photo.proposed.has('vat') && !photo.isTyped('vat');
    form.change({ typeId, ...(known && { vat: writeRate(rate, format) }) });
  };
  const beginFrom = (template: ReceiptTemplate) => {
    const values = templateValues(template, format);
    // A photo that is read later leaves it.
    for (const name of ['merchant', 'currency', 'price', 'vat'] as const)
      if (name in values) photo.type(name);
    form.change(values);
  };
  const choosePhotos = (files: readonly File[]) => {
    const [first] = files;
    if (first && first !== photos[0]) void photo.read(first, form.values.currency, form.change);
    setPhotos(files);
  };
  const field = (name: keyof typeof form.values) => ({
    ...form.field(name),
    hint: photo.proposed.has(name) ? t('receipt.proposed') : undefined,
    onValue: (value: string) => {
      photo.type(name);
      form.change({ [name]: value });
    },
  });
  const receiptField = (name: NewField) => ({ name, ...field(name), controls });
  return (
    <FormSheet form={form} submit={t('receipt.create')}>
      {!online && <Banner kind="info" title={t('receipt.newOffline')} />}
      <PhotoInput
        label={t('receipt.photos')}
        hint={t('receipt.photoHint')}
        photos={photos}
        onPhotos={choosePhotos}
        multiple
      />
      <ReceiptField {...receiptField('work')} />
      <TemplateField work={form.values.work} onTemplate={beginFrom} />
      <output>{photo.reading && t('receipt.reading')}</output>
      <ReceiptField
        {...receiptField('typeId')}
        onValue={chooseType}
        placeholder={t('receipt.chooseType')}
        required
      />
      <TextField {...field('price')} inputMode="decimal" autoComplete="off" required />
      <ReceiptField {...receiptField('currency')} />
      <TextField {...field('vat')} inputMode="decimal" autoComplete="off" end="%" required />
      <ReceiptField {...receiptField('date')} />
      {lastFields.map((name) => (
        <ReceiptField key={name} {...receiptField(name)} />
      ))}
    </FormSheet>
  );
}

/** Adds the receipt with its photos, and opens it; without a network both wait on the phone. */
function useAddReceipt(photos: readonly File[], { upload, forget }: PhotoProposal) {
  const t = useWords('finance');
  const go = useGo();
  const online = useOnline();
  const queue = useQueueReceipt();
  // A photo that does not arrive must not make a second receipt with the next try.
  const made = useRef<Receipt | null>(null);
  const sent = useRef(new Set<File>());
  const add = useFormCommand(receipts.addReceipt);
  const addDocument = useFormCommand(receipts.addReceiptDocument);
  const keepOnPhone = async (body: NewReceipt) => {
    const kept = await queue(body, photos);
    if (kept) toast.success(t('receipt.kept'));
    return kept;
  };
  return async (body: NewReceipt) => {
    if (!online && !made.current) return keepOnPhone(body);
    try {
      made.current ??= await add({ body });
    } catch (error) {
      if (error instanceof CallError && error.code === 'offline') return keepOnPhone(body);
      throw error;
    }
    const { number: n } = made.current;
    for (const file of photos) {
      if (sent.current.has(file)) continue;
      const document = { uploadId: await upload(file) };
      forget(file);
      await addDocument({ params: { n }, body: document });
      sent.current.add(file);
    }
    void receiptChanged();
    go(paths.receipt.to({ number: n }));
    return made.current;
  };
}

type ReceiptFormOptions = {
  types: readonly ReceiptType[];
  send: (body: NewReceipt) => Promise<unknown>;
  onClose: () => void;
};

function useReceiptForm({ types, send, onClose }: ReceiptFormOptions) {
  const t = useWords('finance');
  const format = useFormat();
  const today = todayHere();
  const rules = useTenantRules();
  const { currency } = rules;
  return useFormSheet({
    title: t('receipts.add'),
    draft: 'receipt/new',
    offline: 'workable',
    labels: {
      ...useFieldLabels(newFields),
      price: t('receipt.total'),
      vat: t('receipt.vat'),
    },
    paths: { unitPriceMinor: 'price', vatRate: 'vat', ...workPaths },
    bounds: {
      price: (minor, { currency }) => itemBounds(currency, format).price(minor),
      vat: itemBounds('', format).vat,
    },
    start: { ...recordOf(newFields, () => ''), date: today, currency, payment: 'own', price: '', vat: '' },
    endpoint: receipts.addReceipt,
    body: (values) => newReceiptBody(values, types, format),
    check: (values) => [
      ...dateProblems(values.date, today, rules),
      ...itemProblems({ ...values, description: '', quantity: '1' }, values.currency, format)
        .filter(({ path }) => path !== 'quantity')
        .map(({ path, ...problem }) => ({
          ...problem,
          path: path === 'vat' ? ('vat' as const) : ('price' as const),
        })),
    ],
    send,
    onClose,
  });
}
