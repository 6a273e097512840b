export type NewPage = {
  readonly at: string;
  /** Its folder and group of words: `payroll-download`. */
  readonly name: string;
  /** Its key in paths and face: `payrollDownload`. */
  readonly key: string;
  readonly title: string;
};

const addressPattern = /^(?:\/[a-z][A-Za-z0-9-]*(?:\/\{[a-z]\w*\??\})*)+$/;

/** Why it is no address of a page; nothing when it is one. */
export function faultOfAddress(at: string): string | undefined {
  if (!addressPattern.test(at))
    return `"${at}" is no address of a page. Write it like /invoices or /invoice/{number}.`;
  if (/\?\}\/(?!\{\w+\?\})/.test(at)) return `"${at}": only the last parameters may be missing.`;
  return undefined;
}

const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const camel = (text: string): string =>
  text.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
export const asTitle = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** A page by its address: `/payrolls/{number}/download/{documentType}` is `payroll-download`. */
export function pageOfAddress(at: string): NewPage {
  const parts = at.slice(1).split('/');
  // One of many is named in the singular.
  const words = parts.flatMap((part, index) => {
    if (part.startsWith('{')) return [];
    const one = parts[index + 1]?.startsWith('{') ?? false;
    return [kebab(one && /[^s]s$/.test(part) ? part.slice(0, -1) : part)];
  });
  const name = words.join('-');
  return { at, name, key: camel(name), title: asTitle(name) };
}

/** With parameters in it nobody finds it from the menu. */
export const isInMenu = (at: string): boolean => !at.includes('{');
