import { addDays, instantOf } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { consentText } from '../../../areas/documents/documents/sign/consent-text.ts';
import type { Demo } from '../demo.ts';
import type { Person } from '../demo-people.ts';
import { seedId } from '../dice.ts';
import type { PaperFile } from './demo-papers.ts';
import type { DocumentPlan, SignerPlan } from './document-plan.ts';

type Rows = {
  document: Insertable<Tables['document']>;
  signatories: Insertable<Tables['signatory']>[];
  signatures: Insertable<Tables['signature']>[];
  events: Insertable<Tables['documentEvent']>[];
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

const signatoryStatus = (
  plan: DocumentPlan,
  { did }: SignerPlan,
): Insertable<Tables['signatory']>['status'] => {
  if (did === 'signed' || did === 'declined') return did;
  if (plan.status === 'expired') return 'expired';
  if (plan.status === 'void' || plan.status === 'replaced') return 'void';
  return did === 'opened' ? 'onGoing' : 'readyToSign';
};

/** What the rows of one document share. */
function contextOf(demo: Demo, plan: DocumentPlan, number: string, paper: PaperFile | null, office: Person) {
  const { tenant, now } = demo;
  const german = tenant.defaultLanguage.startsWith('de');
  const say = ([en, de]: readonly [string, string]) => (german ? de : en);
  const createdAt = new Date(now.getTime() - plan.daysAgo * dayMs);
  const name = say(plan.name);
  return {
    demo,
    plan,
    number,
    paper,
    office,
    name,
    createdAt,
    id: seedId(tenant.id, 'document', plan.key),
    idOf: (kind: string, at: number) => seedId(tenant.id, 'document', plan.key, kind, at),
    reason: plan.reason ? say(plan.reason) : '',
    signers: plan.signers ?? [],
    consent: consentText(german ? 'deAt' : 'en', { name, number, tenantName: tenant.name }),
    /** When a signer came to it. */
    after: (at: number) =>
      new Date(Math.min(createdAt.getTime() + (at + 1) * 5 * hourMs, now.getTime() - hourMs + at * 60_000)),
  };
}

type Context = ReturnType<typeof contextOf>;

function documentRow(context: Context): Rows['document'] {
  const { demo, plan, number, paper, office, name, createdAt, id, reason, signers, after } = context;
  const { tenant, today } = demo;
  return {
    id,
    number,
    name,
    typeId: plan.type,
    status: plan.status,
    ownerId: plan.owner?.id ?? null,
    signatoriesOrder: plan.order ?? 'one by one',
    allowSignatories: signers.length > 0,
    fileId: paper?.id ?? null,
    sha256: paper?.content ?? null,
    pages: paper?.pages ?? null,
    validFrom: plan.validFor === undefined ? null : addDays(today, -plan.daysAgo),
    validUntil: plan.validFor === undefined ? null : addDays(today, plan.validFor),
    // What ends soon was told; the stories are not told again at every start.
    expiryNotifiedDays: plan.validFor === undefined ? null : 7,
    expiresAt:
      plan.expiresIn === undefined
        ? null
        : instantOf(addDays(today, plan.expiresIn), '23:59', tenant.timeZone),
    reason,
    replacedBy: plan.replacedBy ? seedId(tenant.id, 'document', plan.replacedBy) : null,
    createdAt,
    createdBy: office.id,
    completedAt: plan.status === 'signed' ? after(signers.length - 1) : null,
  };
}

function signatoryRow(
  { plan, id, idOf, reason, after }: Context,
  signer: SignerPlan,
  at: number,
): Rows['signatories'][number] {
  const { person, step, did, required = true, role = '' } = signer;
  return {
    id: idOf('signatory', at),
    documentId: id,
    personId: person.id,
    contactNumber: person.contactNumber,
    name: nameOf(person),
    email: person.email,
    role,
    step,
    required,
    zonePage: signer.zone?.page ?? null,
    zoneX: signer.zone?.x ?? null,
    zoneY: signer.zone?.y ?? null,
    status: signatoryStatus(plan, signer),
    declinedReason: did === 'declined' ? reason : '',
    decidedAt: did === 'signed' || did === 'declined' ? after(at) : null,
    // Nobody is reminded of the whole demo at once.
    remindedDays: 7,
  };
}

const signatureRow = (
  { paper, idOf, consent, after }: Context,
  { person }: SignerPlan,
  at: number,
): Rows['signatures'][number] => ({
  id: idOf('signature', at),
  signatoryId: idOf('signatory', at),
  how: 'typed',
  typedName: nameOf(person),
  consent,
  shownSha256: paper?.content ?? '',
  authentication: 'password',
  ip: '192.0.2.17',
  peerIp: '192.0.2.17',
  userAgent: agent,
  timeZone: person.timeZone,
  signedAt: after(at),
  rating: at % 2 === 0 ? 5 : null,
});

/** What happened to the document, in order. */
function eventRows({ paper, office, createdAt, id, idOf, reason, signers, consent, after }: Context) {
  const events: Rows['events'] = [];
  const add = (kind: Rows['events'][number]['kind'], who: Person, at: Date, more: object = {}) =>
    events.push({
      id: idOf('event', events.length),
      documentId: id,
      position: 0,
      sha256: paper?.content ?? '',
      kind,
      actorId: who.id,
      actorName: nameOf(who),
      actorEmail: who.email,
      actorRole: who === office ? 'office' : 'crew',
      at,
      timeZone: who.timeZone,
      ip: '192.0.2.17',
      peerIp: '192.0.2.17',
      userAgent: agent,
      authentication: 'password',
      step: null,
      details: '{}',
      ...more,
    });
  if (signers.length > 0) {
    add('created', office, createdAt);
    add('sent', office, createdAt);
  }
  for (const [at, { person, step, did }] of signers.entries()) {
    const when = after(at);
    const signatoryId = idOf('signatory', at);
    if (did) add('opened', person, when);
    if (did === 'declined')
      add('declined', person, when, { step, details: JSON.stringify({ signatoryId, reason }) });
    if (did === 'signed') {
      const details = JSON.stringify({ signatoryId, signatureId: idOf('signature', at), how: 'typed' });
      add('viewed', person, when);
      add('consented', person, when, { step, details: JSON.stringify({ consent }) });
      add('signed', person, when, { step, details });
    }
  }
  return events;
}

/** One document of the demo with all that hangs on it. */
export function rowsOf(
  demo: Demo,
  plan: DocumentPlan,
  number: string,
  paper: PaperFile | null,
  office: Person,
): Rows {
  const context = contextOf(demo, plan, number, paper, office);
  const { signers } = context;
  return {
    document: documentRow(context),
    signatories: signers.map((signer, at) => signatoryRow(context, signer, at)),
    signatures: signers.flatMap((signer, at) =>
      signer.did === 'signed' ? [signatureRow(context, signer, at)] : [],
    ),
    events: eventRows(context),
  };
}
