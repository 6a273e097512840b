import type { DocumentFrames, FrameKind, Language, StartUpSettings } from '@callboard/contract';

/** What a document shows of a tenant. Nothing of a person is among it. */
export type DocumentTenant = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly theme: StartUpSettings['mobileTheme'];
  readonly defaultLanguage: Language;
  /** False where everybody gets the default. */
  readonly useUserLanguage: boolean;
  readonly colour: string | null;
  /** Address on this origin of the picture above its sign-in. */
  readonly picture: string | null;
  /** Names the picture of its app; nothing for the product's own. */
  readonly icon: string | null;
};

/** A server that knows no tenant, or a file that is the same for all, shows whose product it is. */
export const nobody: DocumentTenant = {
  name: 'Callboard',
  title: 'Callboard',
  description: '',
  theme: 'default',
  defaultLanguage: 'en',
  useUserLanguage: true,
  colour: null,
  picture: null,
  icon: null,
};

/** As browsers name it. */
export const htmlLang = (language: Language): string => (language === 'deAt' ? 'de-AT' : language);

/** Nothing that could end a rule of styles, or lead elsewhere. */
const isOwnAddress = (text: string | null): text is string => /^\/[\w-][\w/?=&%.-]*$/.test(text ?? '');
const isColour = (text: string | null): text is string => /^#(?:[\da-f]{3}){1,2}$/i.test(text ?? '');

/** What of the settings the document has told already. */
export const startUpSettings = (tenant: DocumentTenant): StartUpSettings => ({
  name: tenant.name,
  faviconUrl: null,
  mobileTheme: tenant.theme,
  defaultLanguage: tenant.defaultLanguage,
  useUserLanguage: tenant.useUserLanguage,
  backgroundUrl: null,
  backgroundColorCode: isColour(tenant.colour) ? tenant.colour : null,
});

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** Text that may stand in markup and in its attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const initial = (name: string): string => name.trim().charAt(0).toLocaleUpperCase();

/** Signs of the private use area stand where the tenant's things belong: its name, the first letter of it, its colour. */
const [nameOrInitial, colour] = [/\u{e000}(\u{e001})?/gu, '\u{e002}'];

/**
 * The frame of one tenant, and the styles that stand in attributes as rules of their own, since the policy lets no
 * attribute style anything.
 */
export function frameMarkup(
  frames: DocumentFrames,
  kind: FrameKind,
  tenant: DocumentTenant,
): { markup: string; css: string } {
  const drawn = frames[kind === 'sign-in' && !tenant.useUserLanguage ? 'sign-in-one-language' : kind];
  const coloured = isColour(tenant.colour)
    ? drawn.replaceAll(colour, tenant.colour)
    : drawn.replace(/ style="[^"]*\u{e002}[^"]*"/gu, '');
  const styles = new Set<string>();
  const styled = coloured.replace(/ style="([^"]*)"/g, (_, style: string) => {
    styles.add(style);
    return ` data-style="${style}"`;
  });
  return {
    markup: styled.replace(nameOrInitial, (_, whole?: string) =>
      escaped(whole ? tenant.name : initial(tenant.name)),
    ),
    css: [
      // Asked for with the document, not once every script has run.
      ...(kind === 'sign-in' && isOwnAddress(tenant.picture)
        ? [`#root{--tenant-picture:url(${tenant.picture})}`]
        : []),
      // As an attribute would, it wins over the page's own styles, which come later.
      ...[...styles].map((style) => `#root [data-style="${style}"]{${style}}`),
    ].join(''),
  };
}
