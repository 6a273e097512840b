import type { Language } from '@callboard/contract';
import { permissionNames } from '@callboard/contract';
import { orderedId } from '#platform/db/ordered-id.ts';
import { json } from '#platform/db/tables.ts';
import type { Db } from '#platform/db/tables.ts';
import { catalogueWords } from './catalogue-words.ts';
import { insertDocumentTypes, insertEntries, insertFunctions, insertSkills } from './new-tenant.db.ts';
import { receiptVatRate } from './receipt-vat.ts';
import type { Entry } from './new-tenant.db.ts';

const locales: Record<Language, string> = {
  en: 'en',
  nl: 'nl',
  cy: 'cy',
  fr: 'fr',
  deAt: 'de-AT',
  de: 'de',
  es: 'es',
};
const countries = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'NL'];
const colors = ['#2f6f5e', '#3a6ea5', '#8a5a2b', '#7a3b69', '#4f6d2f', '#a1553a', '#555a8a'];

/** The lists that a tenant begins with: what the product itself refers to, and functions, skills and kinds of documents to begin with. */
export async function fillCatalogue(db: Db, language: Language): Promise<void> {
  const { functions, skills, documentTypes, proofs, ownPapers, ...lists } = catalogueWords[language];
  const nameOf = new Intl.DisplayNames(locales[language], { type: 'region' });
  const codes: Record<string, Record<string, string>> = {
    countries: Object.fromEntries(countries.map((code) => [code, nameOf.of(code) ?? code])),
    nationalities: Object.fromEntries(countries.map((code) => [code, nameOf.of(code) ?? code])),
    permissionTypes: Object.fromEntries(permissionNames.map((name) => [name, name])),
  };
  await insertEntries(
    db,
    Object.entries({ ...lists, ...codes }).flatMap(([list, entries]) =>
      Object.entries(entries).map(([id, caption], rank) => ({
        list: list as Entry['list'],
        id,
        caption,
        rank,
        ...(list === 'receiptTypes' && { parameters: json({ vatRate: receiptVatRate(language, id) }) }),
      })),
    ),
  );
  const skillRows = Object.entries(skills).map(([key, caption]) => ({ key, id: orderedId(), caption }));
  await insertSkills(
    db,
    skillRows.map(({ id, caption }) => ({ id, caption, documentBased: true })),
  );
  const skillOf = (key: string): string | null => skillRows.find((skill) => skill.key === key)?.id ?? null;
  await insertDocumentTypes(db, [
    ...Object.entries(documentTypes).map(([id, caption]) => ({ id, caption })),
    // What people hand in themselves.
    ...Object.entries(proofs).map(([key, caption]) => ({
      id: `${key}Proof`,
      caption,
      uploadable: true,
      skillId: skillOf(key),
    })),
    ...Object.entries(ownPapers).map(([id, caption]) => ({ id, caption, uploadable: true })),
  ]);
  await insertFunctions(
    db,
    Object.entries(functions).map(([short, caption], rank) => ({
      id: orderedId(),
      caption,
      short,
      crewChief: short === 'CC',
      spare: short === 'SP',
      color: colors[rank % colors.length] ?? null,
      rank,
    })),
  );
}
