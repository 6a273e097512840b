import type { Allow, HelpFigures, Language } from '@callboard/contract';

type HelpUnit = 'minute' | 'hour' | 'day' | 'byte';
/** A deadline or limit as a text names it: "60 minutes", "20 MB". */
export type HelpValue = readonly [amount: number, unit: HelpUnit];

/** One answer of the help. Its words are `help.<key>.question` and `help.<key>.answer`. */
export type HelpAnswer = {
  /** Keys of the feature's pages that it answers for. Who may open none of them does not see it. */
  readonly pages: readonly string[];
  /** Where only some of those who may open the page can do what it is about. */
  readonly allow?: Allow;
  /** The one of its pages that it leads to: one whose address has no parameters. */
  readonly opens?: string;
  /** The signs that a calendar or grid of the page is read by. */
  readonly legend?: 'planner' | 'planning' | 'project';
  /** What the tenant has decided, so that no figure is typed into a text. */
  readonly values?: (figures: HelpFigures) => Readonly<Record<string, HelpValue>>;
};

/** What a feature says in the help. Its code comes when the help is opened. */
export type HelpModule = {
  /** By the part of the address that leads to it: `/help#check-in`. */
  readonly answers: Readonly<Record<string, HelpAnswer>>;
  readonly words: (language: Language) => Promise<object>;
};
