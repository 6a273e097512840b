import { addDays, instantOf } from '@callboard/domain';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { consentText } from '../../../areas/documents/documents/consent-text.ts';
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

/** One document of the demo with all that hangs on it. */
export function rowsOf(
  demo: Demo,
  plan: DocumentPlan,
  number: string,
  paper: PaperFile | null,
  office: Person,
): Rows {
  const { tenant, now, today } = demo;
  const german = tenant.defaultLanguage.startsWith('de');
  const say = ([en, de]: readonly [string, string]) => (german ? de : en);
  const idOf = (...parts: (string | number)[]) => seedId(tenant.id, 'document', plan.key, ...parts);
  const id = seedId(tenant.id, 'document', plan.key);
  const createdAt = new Date(now.getTime() - plan.daysAgo * dayMs);
  const signers = plan.signers ?? [];
  const name = say(plan.name);
  const after = (at: number) =>
    new Date(Math.min(createdAt.getTime() + (at + 1) * 5 * hourMs, now.getTime() - hourMs + at * 60_000));
  const consent = consentText(german ? 'deAt' : 'en', { name, number, tenantName: tenant.name });
  const events: Rows['events'] = [];
  const addEvent = (kind: Rows['events'][number]['kind'], who: Person, at: Date, more: object = {}) =>
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
    addEvent('created', office, createdAt);
    addEvent('sent', office, createdAt);
  }
  const rows = signers.map((signer, at) => {
    const { person, step, did, required = true, role = '' } = signer;
    const signatory = idOf('signatory', at);
    const when = after(at);
    const reason = plan.reason ? say(plan.reason) : '';
    if (did) addEvent('opened', person, when);
    if (did === 'declined') {
      addEvent('declined', person, when, {
        step,
        details: JSON.stringify({ signatoryId: signatory, reason }),
      });
    }
    const signature = idOf('signature', at);
    if (did === 'signed') {
      const details = JSON.stringify({ signatoryId: signatory, signatureId: signature, how: 'typed' });
      addEvent('viewed', person, when);
      addEvent('consented', person, when, { step, details: JSON.stringify({ consent }) });
      addEvent('signed', person, when, { step, details });
    }
    return {
      signatory: {
        id: signatory,
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
        decidedAt: did === 'signed' || did === 'declined' ? when : null,
        // Nobody is reminded of the whole demo at once.
        remindedDays: 7,
      },
      signature: did === 'signed' && {
        id: signature,
        signatoryId: signatory,
        how: 'typed' as const,
        typedName: nameOf(person),
        consent,
        shownSha256: paper?.content ?? '',
        authentication: 'password' as const,
        ip: '192.0.2.17',
        peerIp: '192.0.2.17',
        userAgent: agent,
        timeZone: person.timeZone,
        signedAt: when,
        rating: at % 2 === 0 ? 5 : null,
      },
    };
  });
  return {
    document: {
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
      reason: plan.reason ? say(plan.reason) : '',
      replacedBy: plan.replacedBy ? seedId(tenant.id, 'document', plan.replacedBy) : null,
      createdAt,
      createdBy: office.id,
      completedAt: plan.status === 'signed' ? after(signers.length - 1) : null,
    },
    signatories: rows.map(({ signatory }) => signatory),
    signatures: rows.flatMap(({ signature }) => (signature ? [signature] : [])),
    events,
  };
}
