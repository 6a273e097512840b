/** What a template of a document can have filled in: of the person, their contract, the tenant, and the day. */
export const templateFields = [
  'person.name',
  'person.number',
  'person.address',
  'person.birthday',
  'person.functions',
  'contract.number',
  'contract.caption',
  'contract.start',
  'contract.end',
  'contract.weekHours',
  'contract.monthHours',
  'contract.daysPerWeek',
  'contract.vacationDays',
  'contract.pay',
  'tenant.name',
  'tenant.address',
  'today',
] as const;
export type TemplateField = (typeof templateFields)[number];

/** Every `{{…}}` of a text, and what was opened and never closed. */
const marks = /\{\{([^{}\n]*)(\}\})?/g;

const isField = (name: string): name is TemplateField => (templateFields as readonly string[]).includes(name);

const namesIn = (text: string) =>
  [...text.matchAll(marks)].map(([, name = '', end]) => ({
    name: name.trim().slice(0, 40),
    closed: Boolean(end),
  }));

/** How a field stands in the text of a template. */
export const fieldMark = (field: TemplateField): string => `{{${field}}}`;

/** The fields of a text, each once, in the order of the text. */
export const fieldsIn = (text: string): TemplateField[] => [
  ...new Set(namesIn(text).flatMap(({ name, closed }) => (closed && isField(name) ? [name] : []))),
];

/** What stands where a field should and is none, as it was written. */
export const unknownFieldsIn = (text: string): string[] => [
  ...new Set(namesIn(text).flatMap(({ name, closed }) => (closed && isField(name) ? [] : [name]))),
];

/** The text with its fields filled in. */
export const filledTemplate = (text: string, valueOf: (field: TemplateField) => string): string =>
  text.replaceAll(marks, (mark: string, name: string) => {
    const field = name.trim();
    return isField(field) ? valueOf(field) : mark;
  });

/** Paragraphs are parted by an empty line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
