import * as z from 'zod/mini';
import type { Allow } from '../../endpoint/allow.ts';
import { featureId } from '../../endpoint/bundles.ts';
import type { Opening } from '../notifications/opened-by.ts';

/** The contract between shell and features that this tree speaks. */
export const featureContract = 1;

export const offlineModes = ['needs-network', 'readable', 'workable'] as const;
export const menuSections = ['work', 'paper', 'together', 'me'] as const;
export const slots = [
  'home/now',
  'project/panel',
  'project/invoices',
  'project/documents',
  'crew/panel',
] as const;
export type SlotName = (typeof slots)[number];
type OfProject = { readonly number: string };
/** What each place tells the cards in it. */
export type SlotProps = {
  readonly 'home/now': object;
  /** Between the facts of a project and its parts: what a feature adds that has no part of its own. */
  readonly 'project/panel': OfProject;
  /** A part of a project, in place of what the projects feature shows itself. */
  readonly 'project/invoices': OfProject;
  readonly 'project/documents': OfProject;
  readonly 'crew/panel': object;
};
/** The moods that the start page draws entries in. */
export const entryMoods = ['confirmed', 'waiting', 'changed', 'spare', 'trouble', 'quiet'] as const;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const allow = z.custom<Allow>(isObject);
/** An icon as lucide describes it: SVG elements and their attributes. The build puts it in. */
const icon = z.array(z.tuple([z.string(), z.record(z.string(), z.string())]));
/** Below /api/v1, without parameters in the path. */
const listAddress = z.string().check(z.regex(/^(?:\/[\w-]+)+(?:\?[^#{}]*)?$/));

const search = z.optional(z.record(z.string(), z.string()));

/** How the shell names and draws one kind of entry on the start page. Words are keys of the feature's words. */
const entryFace = z.object({
  /** Without it the name that the server gives: a job, a person, a file. */
  title: z.optional(z.string()),
  text: z.optional(z.string()),
  icon,
  status: z.enum(entryMoods),
  /** The page of this feature that it leads to; who may not open that page does not see the entry. */
  to: z.string(),
  /** Values may be made of the link: `{id}`. */
  search,
  /** A pill for each mark that the server may set. */
  marks: z.optional(z.record(z.string(), z.object({ label: z.string(), status: z.enum(entryMoods) }))),
  /** Groups of words: what can change, what it can be, and the word for nothing. */
  changes: z.optional(z.object({ fields: z.string(), values: z.string(), nothing: z.string() })),
  /** Buttons in their order, the main one last; their code comes with the first tap. */
  actions: z.optional(z.array(z.object({ name: z.string(), label: z.string(), says: z.string() }))),
  /** Names three or more of them, which then stand in one row that opens: "6 delivery notes unsigned". */
  group: z.optional(z.string()),
  /** Where all of them are, once there are more than `above`. */
  all: z.optional(z.object({ label: z.string(), to: z.string(), search, above: z.number() })),
});
export type EntryFace = z.infer<typeof entryFace>;

export const faceShape = z.object({
  id: featureId,
  contract: z.number(),
  bundle: featureId,
  pages: z.record(
    z.string(),
    z.object({
      at: z.string(),
      title: z.string(),
      allow,
      offline: z.enum(offlineModes),
      /** GET paths below /api/v1 that the page will ask for; the shell asks side by side with the code. */
      warm: z.optional(z.array(z.string())),
      /** Shown without menu and bars. */
      bare: z.optional(z.boolean()),
      /** A bare page that is nothing but itself: not even the languages are above it. */
      alone: z.optional(z.boolean()),
      menu: z.optional(
        z.object({
          section: z.enum(menuSections),
          rank: z.number(),
          icon,
          label: z.string(),
          allow: z.optional(allow),
          /**
           * What waits behind the entry, as a figure beside it: the `total` of this list, a GET path below
           * /api/v1 with its query.
           */
          badge: z.optional(z.object({ at: listAddress })),
        }),
      ),
    }),
  ),
  cards: z.record(z.string(), z.object({ slot: z.enum(slots), rank: z.number(), allow })),
  /** Which kinds of entries on the start page are its own; one that this shell does not know yet is never answered. */
  entries: z.optional(z.record(z.string(), entryFace)),
  /** Which page opens what a notification is about or the search has found. Looked at only when one is, so nothing of it is checked here. */
  opens: z.optional(z.array(z.custom<Opening>(isObject))),
  /** Who has something of it kept ahead of time; `today` are the keys of the pages that a day's work needs. */
  ahead: z.optional(z.object({ allow, today: z.optional(z.array(z.string())) })),
});
/** What the shell knows of a feature before any of its code is fetched. */
export type Face = z.infer<typeof faceShape>;
