/** How something is operated. */
export type Kind =
  | 'press'
  | 'link'
  | 'check'
  | 'text'
  | 'combobox'
  | 'segment'
  | 'select'
  | 'file'
  | 'draw'
  | 'tab';

export type Operable = {
  /** Section, role and name: the same for the same thing, also when its dialog is opened anew. */
  readonly key: string;
  readonly kind: Kind;
};

/** The page as it is once everything that was asked for has come. */
export type Look = {
  /** The dialog, menu or list of choices that is open above the page. */
  readonly overlay: string | null;
  /** What is left to operate in it, or in the page. */
  readonly left: readonly Operable[];
  /** The first of them, where a pointer finds it; `cover` is what lies above it. */
  readonly next: (Operable & { x: number; y: number; width: number; cover: string | null }) | null;
  /** What has the focus, when it is one of them. */
  readonly focused: Operable | null;
  /** The key that leads to the nearest of them. */
  readonly step: string;
  /** What was operated last says something else than before, or is gone. */
  readonly changed: boolean;
  /** What the policy refused, errors that nobody caught and what was written to the console as one. */
  readonly troubles: readonly string[];
  /** What the focus has moved to, whether it was operated before or not. */
  readonly at: string | null;
  /** The error page stands where the page was. */
  readonly stopped: boolean;
};

export type Asked = {
  readonly by: 'pointer' | 'keys';
  readonly done: readonly string[];
  /** The title of the error page. */
  readonly stopped: string;
  /** Leaves out everything else; in what is open above the page, all that is of this kind. */
  readonly only?: { readonly kind: Kind; readonly within: string };
  /** Without waiting: nothing was operated, only the focus has moved. */
  readonly quick?: boolean;
};

declare global {
  interface Window {
    lookAround(asked: Asked): Promise<Look>;
  }
}
