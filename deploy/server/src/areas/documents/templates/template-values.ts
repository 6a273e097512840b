import type { FilledTemplate, Language, documentTemplates } from '@callboard/contract';
import { fieldsIn } from '@callboard/domain';
import type { TemplateField } from '@callboard/domain';
import { AppError, notFound } from '#platform/errors/app-error.ts';
import type { Ctx, Handler } from '#platform/http/handler.ts';
import { moneyWriter } from '#platform/pdf/money.ts';
import { locales } from '#platform/locales.ts';
import { dayText } from '#platform/pdf/moment.ts';
import { nameOfTenant, tenantLanguage, todayOfTenant } from '../../account/settings/settings.public.ts';
import { templateById } from './document-templates.db.ts';
import type { TemplateFound } from './document-templates.db.ts';
import { companyOfPapers, contractsForPapers, peopleForPapers } from './template-values.db.ts';
import type { ContractForPaper, PersonForPaper } from './template-values.db.ts';

type Values = Readonly<Record<TemplateField, string | null>>;
type Place = { street: string; zip: string; city: string };
type TemplateFacts = { language: Language; today: string; tenantName: string; company: Place | undefined };

/** Without a street nobody can be written to. */
const addressOf = ({ street, zip, city }: Place): string | null =>
  street === '' ? null : [street, `${zip} ${city}`.trim()].filter(Boolean).join(', ');

const hoursText = (minutes: number): string | null =>
  minutes > 0 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` : null;

function contractValues(contract: ContractForPaper | undefined, language: Language) {
  const day = (one: string | null | undefined) => (one ? dayText(one, language, 'long') : null);
  const number = (one: string | undefined) =>
    one === undefined ? null : new Intl.NumberFormat(locales[language]).format(Number(one));
  const { monthMinutes = null, weekdayMinutes = [] } = contract ?? {};
  return {
    'contract.number': contract?.number ?? null,
    'contract.caption': contract?.caption || null,
    'contract.start': day(contract?.validFrom),
    'contract.end': day(contract?.validUntil),
    'contract.weekHours': hoursText(weekdayMinutes.reduce((sum, one) => sum + one, 0)),
    'contract.monthHours': hoursText(monthMinutes ?? 0),
    'contract.daysPerWeek': number(contract?.daysPerWeek),
    'contract.vacationDays': number(contract?.vacationDays),
    'contract.pay': contract?.payMinor ? moneyWriter(contract.currency, language)(contract.payMinor) : null,
  };
}

const valuesOf = (
  person: PersonForPaper,
  contract: ContractForPaper | undefined,
  { language, today, tenantName, company }: TemplateFacts,
): Values => ({
  'person.name': person.name,
  'person.number': person.number,
  'person.address': addressOf(person),
  'person.birthday': person.birthday && dayText(person.birthday, language, 'long'),
  'person.functions':
    person.functions.length > 0 ? new Intl.ListFormat(locales[language]).format(person.functions) : null,
  ...contractValues(contract, language),
  'tenant.name': tenantName,
  'tenant.address': company ? addressOf(company) : null,
  today: dayText(today, language, 'long'),
});

/** What the fields of a text are for a person, and the contract that it is about. */
export type FilledPerson = { filled: FilledTemplate; contractId: string | null };

function filledFor(fields: readonly TemplateField[], { id, name }: PersonForPaper, values: Values) {
  const known = fields.map((field) => ({ field, text: values[field] }));
  return {
    person: { id, name },
    values: known.flatMap(({ field, text }) => (text ? [{ field, text }] : [])),
    missing: known.flatMap(({ field, text }) => (text ? [] : [field])),
  };
}

/** The fields of a template for people, in their order; what a contract says only for those who may read contracts. */
export async function filledPeople(
  { db, caller, now }: Pick<Ctx, 'db' | 'caller' | 'now'>,
  { title, text }: Pick<TemplateFound, 'title' | 'text'>,
  ids: readonly string[],
): Promise<(FilledPerson | null)[]> {
  const today = await todayOfTenant(db, now());
  const people = await peopleForPapers(db, ids);
  const seesContracts = caller.rights.staffContracts?.includes('READ') ?? false;
  const contracts = seesContracts ? await contractsForPapers(db, ids, today) : [];
  const company = await companyOfPapers(db);
  const tenantName = company?.name ?? (await nameOfTenant(db));
  const around = { language: await tenantLanguage(db), today, tenantName, company };
  const fields = fieldsIn(`${title}\n${text}`);
  return ids.map((id) => {
    const person = people.find((one) => one.id === id);
    if (!person) return null;
    const contract = contracts.find(({ personId }) => personId === id);
    const filled = filledFor(fields, person, valuesOf(person, contract, around));
    return { filled, contractId: contract?.id ?? null };
  });
}

const mostPeople = 50;

export const templateValues: Handler<typeof documentTemplates.templateValues> = async (
  { params, query },
  ctx,
) => {
  const template = await templateById(ctx.db, params.id);
  if (!template) throw notFound();
  const ids = [...new Set(query.people.split(','))];
  if (ids.length > mostPeople)
    throw new AppError('invalid', {
      fields: [{ path: 'people', code: 'too_long', params: { max: mostPeople } }],
    });
  const found = await filledPeople(ctx, template, ids);
  return { items: found.flatMap((one) => (one ? [one.filled] : [])) };
};
