import { numberHiddenReasons } from '@callboard/domain';
import * as z from 'zod/mini';
import { crewCheck, presence } from '../crew-checks/check.shapes.ts';
import { crewItemStatus } from '../crew-items/item-facts.shapes.ts';
import { day, id, instant } from '../../endpoint/shapes.ts';

const time = z.string().check(z.regex(/^\d\d:\d\d$/));

/** Where a paper of a crew stands. */
const paperState = z.enum(['notReady', 'ready', 'downloaded', 'released', 'signed', 'sent']);

export const crewMember = z.object({
  crewItemId: id,
  personId: id,
  contactNumber: z.string(),
  name: z.string(),
  pictureUrl: z.nullable(z.string()),
  functionCaption: z.string(),
  crewChief: z.boolean(),
  status: crewItemStatus,
  /** Who leads no crew and plans none knows of others only what their booking says. */
  presence,
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
});

/** One row of the chief's list. */
export const crewStatusRow = z.object({
  ...crewCheck.shape,
  functionCaption: z.string(),
  crewChief: z.boolean(),
  /** Has said, or was given leave, not to be at work on the day; why is the person's own. */
  absent: z.boolean(),
  pictureUrl: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

const crewPlace = z.object({
  id,
  name: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.string(),
  timeZone: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  radiusM: z.number(),
  note: z.string(),
  noNetwork: z.boolean(),
});

const text = z.nullable(z.string());

export const projectCrew = z.object({
  id,
  version: z.number(),
  number: z.string(),
  name: z.string(),
  shift: z.string(),
  project: z.object({
    number: z.string(),
    name: z.string(),
    kind: z.string(),
    company: z.nullable(z.string()),
    managerName: z.nullable(z.string()),
  }),
  startDate: day,
  endDate: z.nullable(day),
  startTime: z.nullable(time),
  endTime: z.nullable(time),
  timeZone: z.string(),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  cancelled: z.boolean(),
  location: z.nullable(crewPlace),
  catering: z.nullable(z.object({ typeId: z.nullable(id), caption: z.string(), note: z.string() })),
  /** Without a value: not for the caller. */
  info: z.object({ external: text, internal: text, crew: text, crewChief: text }),
  contactOnSite: z.nullable(z.object({ contactId: id, name: z.string(), role: z.string(), phone: text })),
  documents: z.number(),
  photos: z.number(),
  chiefs: z.array(crewMember),
  team: z.array(crewMember),
  /** The caller's own positions, the next one first. */
  mine: z.array(crewMember),
  /** A part of the crew has not been given to anybody yet. */
  open: z.number(),
  notStarted: z.boolean(),
  signedOffAt: z.nullable(instant),
  signedOffBy: text,
  signOffNote: z.string(),
  /** Who can correct hours after the sign-off, by name, for who sees them. */
  office: z.array(z.string()),
  deliveryNote: paperState,
  crewChiefSheet: paperState,
  liveLocationUntil: z.nullable(instant),
  may: z.object({
    lead: z.boolean(),
    seeStatus: z.boolean(),
    signOff: z.boolean(),
    editInfo: z.boolean(),
    createItems: z.boolean(),
    /** Of those there are: the same again, at another time. */
    duplicateItems: z.boolean(),
    /** Positions can be given to people here. */
    assignPeople: z.boolean(),
    shareLocation: z.boolean(),
    seeLocations: z.boolean(),
    addPhoto: z.boolean(),
    decidePhotos: z.boolean(),
    contactMembers: z.boolean(),
    rate: z.boolean(),
    downloadPapers: z.boolean(),
    releasePapers: z.boolean(),
    signDeliveryNote: z.boolean(),
    confirmDeliveryNote: z.boolean(),
  }),
});

const hoursRow = z.object({
  crewItemId: id,
  name: z.string(),
  functionCaption: z.string(),
  plannedFrom: instant,
  plannedUntil: instant,
  checkedFrom: z.nullable(instant),
  checkedUntil: z.nullable(instant),
  approvedFrom: z.nullable(instant),
  approvedUntil: z.nullable(instant),
  breakMinutes: z.number(),
  automaticBreak: z.boolean(),
  plannedMinutes: z.number(),
  checkedMinutes: z.nullable(z.number()),
  approvedMinutes: z.nullable(z.number()),
  presence,
  /**
   * Signed off with other hours than those that were checked, by whom and when. Why is said of what was corrected
   * after the sign-off; before it that is between the office and the person.
   */
  corrected: z.nullable(z.object({ by: z.string(), at: z.nullable(instant), reason: z.string() })),
});

/** What the client says is wrong with a delivery note. Nothing is signed before it is settled. */
const noteProblem = z.object({
  id,
  text: z.string(),
  by: z.string(),
  at: instant,
  settled: z.nullable(
    z.object({
      as: z.enum(['answered', 'corrected']),
      /** Empty where the hours were corrected. */
      answer: z.string(),
      by: z.string(),
      at: instant,
    }),
  ),
});

const paperFacts = {
  crewId: id,
  version: z.number(),
  number: text,
  state: paperState,
  timeZone: z.string(),
  downloadedAt: z.nullable(instant),
  releasedAt: z.nullable(instant),
  may: z.object({
    download: z.boolean(),
    release: z.boolean(),
    sign: z.boolean(),
    confirm: z.boolean(),
    send: z.boolean(),
  }),
};

export const deliveryNote = z.object({
  ...paperFacts,
  /** As what the caller reads it; who leads the crew hands the phone to the client. */
  viewer: z.enum(['client', 'chief', 'planner']),
  /** Of everything below that is signed for. A signature names it, so that nothing unseen is signed. */
  sha256: z.string(),
  project: z.object({ number: z.string(), name: z.string() }),
  crew: z.object({ number: z.string(), name: z.string() }),
  client: z.string(),
  place: z.string(),
  startDate: day,
  endDate: z.nullable(day),
  signedOffBy: z.string(),
  signedOffAt: z.nullable(instant),
  rows: z.array(hoursRow),
  plannedMinutes: z.number(),
  checkedMinutes: z.number(),
  approvedMinutes: z.number(),
  roundingMinutes: z.number(),
  signOffNote: z.string(),
  /** The oldest first. */
  problems: z.array(noteProblem),
  signedAt: z.nullable(instant),
  /** Hours were corrected after somebody had signed, so that it has to be signed again. */
  signatureRemoved: z.nullable(z.object({ signer: z.string(), by: text, at: instant, reason: z.string() })),
  /** Who signed on the phone or confirmed signed in. */
  signerName: z.string(),
  signerEmail: z.string(),
  digitallyConfirmed: z.boolean(),
  sentAt: z.nullable(instant),
  may: z.object({
    ...paperFacts.may.shape,
    reportProblem: z.boolean(),
    answerProblem: z.boolean(),
  }),
});

export const crewChiefSheet = z.object({
  ...paperFacts,
  chiefs: z.array(z.string()),
  rows: z.array(
    z.object({
      crewItemId: id,
      name: z.string(),
      phone: text,
      functionCaption: z.string(),
      crewChief: z.boolean(),
      plannedFrom: z.nullable(instant),
      plannedUntil: z.nullable(instant),
      status: crewItemStatus,
    }),
  ),
});

/** Somebody to call: a number only while the job is near. */
export const contactCard = z.object({
  contactId: z.nullable(id),
  personId: z.nullable(id),
  name: z.string(),
  role: z.string(),
  pictureUrl: z.nullable(z.string()),
  phone: text,
  email: text,
  /** Why numbers are not shown, by the day at the site. */
  phoneHidden: z.nullable(z.enum(numberHiddenReasons)),
  /** Between these days they are; who may never see them learns no days. */
  shownFrom: z.nullable(day),
  shownUntil: z.nullable(day),
});

export const liveLocation = z.object({
  personId: id,
  name: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  accuracyM: z.nullable(z.number()),
  /** From the site, where both are known. */
  distanceM: z.nullable(z.number()),
  at: instant,
  endsAt: instant,
  mine: z.boolean(),
});
