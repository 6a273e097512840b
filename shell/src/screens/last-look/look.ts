import { partOfDay } from '../home/part-of-day.ts';

/** A shape of an icon: its element and what stands in it. */
type Stroke = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** One thing that was on the screen, by its place in the window. */
export type Piece = {
  readonly x: number;
  /** Below zero: from the lower edge. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** By the names of CSS properties; only those that a look may have. */
  readonly style: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly icon?: { readonly box: string; readonly strokes: readonly Stroke[] };
};

/** How a screen looked when it was last at rest, and for whom. */
export type Look = {
  readonly person: string;
  readonly day: string;
  readonly part: string;
  readonly language: string;
  readonly width: number;
  readonly background: string;
  readonly pieces: readonly Piece[];
  /** How tall the card of the moment was, in pixels: its place is kept until it is there again. */
  readonly nowHeight: number;
};

export const lookKey = (pathname: string): string => `lastLook:${pathname}`;

/** Whose this phone is, as far as a token says it. */
function personIn(token: string | null): string {
  const part = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const { loginData } = JSON.parse(atob(part)) as {
    loginData: { subject?: string; person?: { id?: string } };
  };
  return loginData.person?.id ?? loginData.subject ?? '';
}

/** What has to be as it was: another person, day, language, window or theme sees nothing of an earlier look. */
export const conditionsNow = (language: string): Omit<Look, 'pieces' | 'nowHeight'> => ({
  person: personIn(localStorage.getItem('token')),
  day: new Date().toDateString(),
  part: partOfDay(new Date().getHours()),
  language,
  width: innerWidth,
  background: getComputedStyle(document.body).backgroundColor,
});
