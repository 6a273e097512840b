/** Text on tint. */
type Pair = { readonly text: string; readonly tint: string };
export type StateLook = { readonly light: Pair; readonly dark: Pair };
const pair = (text: string, tint: string): Pair => ({ text, tint });
const look = (light: Pair, dark: Pair): StateLook => ({ light, dark });

// Pale ones are the calm states; full ones are those that a planner must not miss or that fill whole weeks, and
// they stand between the pale ones so that neighbours in the legend differ in lightness, not only in hue.
const green = [pair('#145f33', '#c2e5cc'), pair('#7fdca3', '#123a24')] as const;
const amber = [pair('#7a4700', '#fbe3b4'), pair('#f5c274', '#46330c')] as const;
const fullRed = [pair('#ffffff', '#b3261e'), pair('#3a0906', '#ff9a90')] as const;
const red = [pair('#7a120c', '#f3aea6'), pair('#ffe0dc', '#8f3a31')] as const;
const blue = [pair('#1a52a6', '#d9e6fd'), pair('#9dc0ff', '#152b52')] as const;
const fullTeal = [pair('#ffffff', '#0f6f7c'), pair('#04282e', '#6cc9d6')] as const;
const teal = [pair('#0e5963', '#d3eef1'), pair('#8fdbe5', '#0f343a')] as const;
const fullPlum = [pair('#ffffff', '#7a4a86'), pair('#2b0f33', '#d3a3df')] as const;
const violet = [pair('#5a33ad', '#d6c5fa'), pair('#d2c0fb', '#44307c')] as const;
const paper = [pair('#4f5a56', '#eceae3'), pair('#b4beb8', '#2a2f2b')] as const;
const fullGrey = [pair('#ffffff', '#5b5f5d'), pair('#1b1d1b', '#a9aeaa')] as const;

/**
 * Every state that a calendar or a grid paints, in the order of its legend. The words are in the namespace `ui`
 * below `legend`, under the same names. The planner's grid has letters, which its dense cells are read by: they are
 * words too. Calendars have signs, which come with them.
 */
export const statusPalettes = {
  planner: {
    confirmedPosition: look(...green),
    requestPending: look(...amber),
    doubleBooking: look(...fullRed),
    sparePosition: look(...blue),
    vacationDay: look(...fullTeal),
    unpaidVacationDay: look(...teal),
    sickDay: look(...fullPlum),
    absence: look(...red),
    bankHoliday: look(...paper),
    hasChanged: look(...violet),
    cancellation: look(...fullGrey),
  },
  planning: {
    blockedDate: look(...fullGrey),
    confirmedJob: look(...green),
    requestedJob: look(...amber),
    requestedVacation: look(...fullTeal),
    requestedCrew: look(...blue),
    overlapping: look(...fullRed),
    nonOverlapping: look(...violet),
    other: look(...paper),
  },
  project: {
    confirmed: look(...green),
    quoted: look(...amber),
    design: look(...blue),
  },
} as const satisfies Record<string, Record<string, StateLook>>;

export type PaletteName = keyof typeof statusPalettes;
export type StateOf<Name extends PaletteName> = keyof (typeof statusPalettes)[Name] & string;

/** How urgently a planner must look at a cell. */
export const cellBorders = ['none', 'yellow', 'red'] as const;
export type CellBorder = (typeof cellBorders)[number];
