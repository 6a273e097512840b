import { smallPdf } from '../demo/small-pdf.ts';
import { anyOf, signInBy } from './signer-calls.ts';
import type { Call, SignedIn } from './signer-calls.ts';

export type SignersOptions = {
  call: Call;
  password: string;
  /** Of the office; adds the documents and reads the evidence. */
  office: string;
  /** Logins of those who sign; each signs in every step. */
  people: readonly string[];
  steps: number;
  rounds: number;
  /** Called while the seal is waited for; a server that works its own jobs needs nothing. */
  settle?: () => Promise<unknown>;
};
export type SignersReport = {
  rounds: number;
  signatures: number;
  calls: number;
  busy: number;
  wrong: string[];
};

type Sweep = { options: SignersOptions; office: SignedIn; people: SignedIn[]; typeId: string };
type Signatory = { id: string; step: number; personId: string };

const sealTries = 100;
/** So often may a server say that it is busy before that counts as wrong. */
const busyWaves = 10;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function addDocument({ options, office, people, typeId }: Sweep, at: number) {
  const { call, steps } = options;
  const upload = await call('POST', '/uploads?name=signers.pdf', {
    by: office,
    bytes: smallPdf(`Signers ${at}`, ['All at once.']),
  });
  const signatories = Array.from({ length: steps }, (_, step) =>
    people.map(({ personId }) => ({ personId, step: step + 1 })),
  ).flat();
  const body = {
    name: `Signers ${at}`,
    typeId,
    uploadId: upload.body.id,
    signatories,
    signatoriesOrder: at % 2 === 0 ? 'one by one' : 'parallel',
  };
  const made = await call('POST', '/documents', { by: office, body });
  if (made.status !== 200) throw new Error(`No document: ${made.status} ${JSON.stringify(made.body)}`);
  return { id: String(made.body.id), oneByOne: at % 2 === 0 };
}

/** Everybody who has not signed signs at once, each of them twice, until nobody is left. */
async function signAll(round: Sweep, id: string, report: SignersReport): Promise<Signatory[]> {
  const { call, steps } = round.options;
  const seen = (await call('GET', `/documents/${id}`, { by: round.office })).body;
  const consent = (await call('GET', `/documents/${id}/consent`, { by: round.office })).body.text;
  const all: Signatory[] = seen.signatories.map(
    (one: { id: string; step: number; person: { id: string } }) => ({
      id: one.id,
      step: one.step,
      personId: one.person.id,
    }),
  );
  const body = {
    signature: { how: 'typed', name: 'All at once' },
    consent,
    sha256: seen.sha256,
    timeZone: 'UTC',
  };
  const signed = new Map<string, string>();
  for (let wave = 0; wave < steps + busyWaves && signed.size < all.length; wave += 1) {
    const open = all.filter((one) => !signed.has(one.id));
    await Promise.all(
      [...open, ...open].map(async (one) => {
        const by = round.people.find(({ personId }) => personId === one.personId);
        const answer = await call('POST', `/documents/${id}/sign/${one.id}`, { by, body });
        report.calls += 1;
        if (answer.status === 200) {
          const known = signed.get(one.id);
          if (known && known !== answer.body.signatureId)
            report.wrong.push(`${id}: two answers for ${one.id}`);
          signed.set(one.id, String(answer.body.signatureId));
        } else if (answer.status === 503) {
          // Nothing was written; a phone tries again.
          report.busy += 1;
        } else if (answer.body?.code !== 'not_your_turn') {
          report.wrong.push(`${id}: ${answer.status} ${answer.body?.code}`);
        }
      }),
    );
  }
  if (signed.size < all.length) report.wrong.push(`${id}: ${all.length - signed.size} could not sign`);
  return all;
}

async function checkEvidence(round: Sweep, document: { id: string; oneByOne: boolean }, all: Signatory[]) {
  const { call, settle } = round.options;
  const wrong: string[] = [];
  for (let tries = 0; tries < sealTries; tries += 1) {
    await settle?.();
    if ((await call('GET', `/documents/${document.id}`, { by: round.office })).body.sealedAt) break;
    await pause(100);
  }
  const { items, whole } = (await call('GET', `/documents/${document.id}/events`, { by: round.office })).body;
  const steps = items.filter(({ kind }: { kind: string }) => kind === 'signed');
  const ids = steps.map(({ details }: { details: { signatoryId: string } }) => details.signatoryId);
  if (new Set(ids).size !== ids.length) wrong.push('a signatory signed twice');
  if (ids.length !== all.length) wrong.push(`${ids.length} signatures of ${all.length}`);
  const order = steps.map(({ step }: { step: number }) => step);
  const sorted = [...order].sort((a: number, b: number) => a - b);
  if (document.oneByOne && order.join() !== sorted.join()) wrong.push('out of order');
  const seals = items.filter(({ kind }: { kind: string }) => kind === 'sealed').length;
  if (seals !== 1) wrong.push(`${seals} sealed files`);
  if (!whole) wrong.push('the chain of the evidence is broken');
  return { signatures: ids.length, wrong: wrong.map((what) => `${document.id}: ${what}`) };
}

/** A token lives for minutes, and two hundred rounds take longer. */
const roundsPerSignIn = 20;

async function signedIn(options: SignersOptions): Promise<Sweep> {
  const { call, password } = options;
  const office = await signInBy(call, options.office, password);
  const people: SignedIn[] = [];
  for (const login of options.people) people.push(await signInBy(call, login, password));
  return { options, office, people, typeId: await anyOf(call, '/documentTypes', office) };
}

/** Many sign the same document at the same time, round after round. Nothing may be in `wrong`. */
export async function signers(options: SignersOptions): Promise<SignersReport> {
  const report: SignersReport = { rounds: 0, signatures: 0, calls: 0, busy: 0, wrong: [] };
  let round = await signedIn(options);
  for (let at = 0; at < options.rounds; at += 1) {
    if (at > 0 && at % roundsPerSignIn === 0) round = await signedIn(options);
    const document = await addDocument(round, at);
    const all = await signAll(round, document.id, report);
    const checked = await checkEvidence(round, document, all);
    report.rounds += 1;
    report.signatures += checked.signatures;
    report.wrong.push(...checked.wrong);
  }
  return report;
}
