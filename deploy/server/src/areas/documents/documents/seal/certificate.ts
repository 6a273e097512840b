import { createHash } from 'node:crypto';
import type { Language } from '@callboard/contract';
import { momentText } from '#platform/pdf/moment.ts';
import type { Facts } from '#platform/pdf/paper-parts.ts';
import type { CertifiedSignature, DocumentToSeal } from './certificate.db.ts';
import { documentWords } from '../document/document-words.ts';
import type { EventKind, eventsOf } from '../document/evidence.db.ts';

type Event = Awaited<ReturnType<typeof eventsOf>>[number];

export type Certified = {
  document: DocumentToSeal;
  completedAt: Date;
  signatures: readonly CertifiedSignature[];
  events: readonly Event[];
  tenantName: string;
  language: Language;
  timeZone: string;
  /** Where a file can be checked. */
  link: string;
};

const shortLength = 12;

/** One hash over what was signed: the original, and every signature that was given to it. */
const signedHash = ({ document, signatures }: Pick<Certified, 'document' | 'signatures'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        document.content,
        ...signatures.map((one) => [
          one.signatureId,
          one.id,
          one.shownSha256,
          one.signedAt,
          one.typedName,
          one.image,
        ]),
      ]),
    )
    .digest('hex');

const eventWord = {
  created: 'evCreated',
  sent: 'evSent',
  opened: 'evOpened',
  viewed: 'evViewed',
  consented: 'evConsented',
  signed: 'evSigned',
  declined: 'evDeclined',
  delegated: 'evDelegated',
  reminded: 'evReminded',
  edited: 'evEdited',
  expired: 'evExpired',
  voided: 'evVoided',
  sealed: 'evSealed',
} as const satisfies Record<EventKind, string>;

const authWord = { password: 'byPassword', link: 'byLink', server: 'byServer' } as const;

export function documentFacts(certified: Certified): Facts {
  const { document, language, events } = certified;
  const words = documentWords[language];
  const hash = (full: string) =>
    `${full.slice(0, 32)}\n${full.slice(32)}\n${words.short}: ${full.slice(0, shortLength)}`;
  return [
    [words.document, `${document.name} (${document.number})`],
    [words.documentId, document.id],
    [words.created, momentText(document.createdAt, certified)],
    [words.completed, momentText(certified.completedAt, certified)],
    [words.pages, String(document.pages ?? words.notShown)],
    [words.originalHash, hash(document.content)],
    [words.signedHash, hash(signedHash(certified))],
    [words.evidence, events.at(-1)?.hash ?? words.notShown],
    [words.provider, certified.tenantName],
    [words.verify, certified.link],
  ];
}

export function signatoryFacts(one: CertifiedSignature, certified: Certified): Facts {
  const { language, events } = certified;
  const words = documentWords[language];
  const zone = one.timeZone ?? certified.timeZone;
  const moment = (at: Date | null | undefined) =>
    at ? momentText(at, { language, timeZone: zone }) : words.notShown;
  const first = (kind: EventKind) =>
    events.find(
      (event) =>
        event.kind === kind &&
        event.actorId === one.personId &&
        (one.personId !== null || event.actorEmail === one.email),
    )?.at;
  const sent = events.find(({ kind }) => kind === 'sent')?.at;
  return [
    [words.signatory, one.name],
    [words.email, one.email || words.notShown],
    [words.role, one.role || words.notShown],
    [words.step, String(one.step)],
    ...(one.delegatedAt
      ? ([[words.delegatedBy, `${one.delegatedBy}, ${moment(one.delegatedAt)}`]] as const)
      : []),
    [words.sent, moment(sent)],
    [words.opened, moment(first('opened'))],
    [words.viewed, moment(first('viewed'))],
    ...(one.status === 'declined'
      ? ([
          [words.declined, moment(one.decidedAt)],
          [words.reason, one.declinedReason],
        ] as const)
      : ([
          [words.signed, moment(one.signedAt)],
          [words.signatureId, one.signatureId ?? words.notShown],
          [words.authentication, one.authentication ? words[authWord[one.authentication]] : words.notShown],
          [words.address, one.ip ?? words.notShown],
          ...(one.peerIp && one.peerIp !== one.ip ? ([[words.peerAddress, one.peerIp]] as const) : []),
          [words.device, one.userAgent || words.notShown],
          [words.timeZone, zone],
          [words.consentShown, one.consent ?? words.notShown],
        ] as const)),
  ];
}

/** What happened; where a signature was handed on, to whom. */
function eventText({ kind, details }: Event, language: Language): string {
  const word = documentWords[language][eventWord[kind]];
  const to = details['toName'];
  return kind === 'delegated' && typeof to === 'string' ? `${word}:\n${to}` : word;
}

const addressesOf = ({ ip, peerIp }: Event): string => (peerIp && peerIp !== ip ? `${ip}\n(${peerIp})` : ip);

export function eventTable(certified: Certified) {
  const words = documentWords[certified.language];
  return {
    caption: words.events,
    head: ['#', words.time, words.event, words.who, words.address, words.authentication],
    rows: certified.events.map((event) => [
      String(event.position),
      momentText(event.at, certified, 'exact'),
      eventText(event, certified.language),
      [event.actorName, event.actorEmail].filter(Boolean).join('\n'),
      addressesOf(event),
      words[authWord[event.authentication]],
    ]),
    align: ['right' as const],
  };
}
