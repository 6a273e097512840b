import { createHash, randomBytes } from 'node:crypto';
import forge from 'node-forge';

/** Asks a third party to confirm that something was there now (RFC 3161); gives what it signed. */
export type TimeStamp = (content: Buffer) => Promise<forge.asn1.Asn1>;

const patienceMs = 10_000;
/** A confirmation with the certificates of whoever gave it is a few thousand bytes. */
const mostBytes = 14_000;
const sha256 = '2.16.840.1.101.3.4.2.1';
const tstInfo = '1.2.840.113549.1.9.16.1.4';

const { asn1 } = forge;
const { Class, Type } = asn1;
const sequence = (...parts: forge.asn1.Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, parts);
const oid = (name: string) => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(name).getBytes());
const octets = (bytes: Buffer) =>
  asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes.toString('latin1'));
const whole = (bytes: Buffer) => asn1.create(Class.UNIVERSAL, Type.INTEGER, false, bytes.toString('latin1'));

/** Of these bytes, once: an answer to another question is no answer. */
function askFor(content: Buffer): { question: Buffer; digest: Buffer; once: Buffer } {
  const digest = createHash('sha256').update(content).digest();
  // Neither negative nor with a zero in front.
  const once = Buffer.concat([Buffer.from([0x40]), randomBytes(15)]);
  const question = sequence(
    whole(Buffer.from([1])),
    sequence(sequence(oid(sha256), asn1.create(Class.UNIVERSAL, Type.NULL, false, '')), octets(digest)),
    whole(once),
    asn1.create(Class.UNIVERSAL, Type.BOOLEAN, false, '\u00ff'),
  );
  return { question: Buffer.from(asn1.toDer(question).getBytes(), 'latin1'), digest, once };
}

export const partsOf = (of: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] =>
  Array.isArray(of?.value) ? of.value : [];
const bytesOf = (of: forge.asn1.Asn1 | undefined): Buffer =>
  Buffer.from(typeof of?.value === 'string' ? of.value : '', 'latin1');

/** What was confirmed: `ContentInfo › SignedData › TSTInfo`. */
function confirmedIn(token: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] {
  const [signedData] = partsOf(partsOf(token)[1]);
  const [kind, wrapped] = partsOf(partsOf(signedData)[2]);
  if (asn1.derToOid(bytesOf(kind).toString('latin1')) !== tstInfo) return [];
  return partsOf(asn1.fromDer(bytesOf(partsOf(wrapped)[0]).toString('latin1')));
}

/** The confirmation in an answer, where it is of this question. */
function tokenIn(answer: Buffer, { digest, once }: { digest: Buffer; once: Buffer }): forge.asn1.Asn1 {
  if (answer.length > mostBytes) throw new Error(`The time-stamp service sent ${answer.length} bytes`);
  const [status, token] = partsOf(asn1.fromDer(answer.toString('latin1')));
  const granted = bytesOf(partsOf(status)[0]).at(-1) ?? -1;
  if (!token || ![0, 1].includes(granted))
    throw new Error(`The time-stamp service refused: status ${granted}`);
  const confirmed = confirmedIn(token);
  const [, imprint] = partsOf(confirmed[2]);
  const isOfThis =
    bytesOf(imprint).equals(digest) &&
    confirmed.some(({ type, value }) => type === Type.INTEGER && value === once.toString('latin1'));
  if (!isOfThis) throw new Error('The time-stamp service answered another question');
  return token;
}

/** A service of this address. Whether its signature is to be believed is for who reads the paper. */
export const timeStampBy =
  (address: string): TimeStamp =>
  async (content) => {
    const { question, ...asked } = askFor(content);
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/timestamp-query', Accept: 'application/timestamp-reply' },
      body: new Uint8Array(question),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`The time-stamp service answered ${answer.status}`);
    return tokenIn(Buffer.from(await answer.arrayBuffer()), asked);
  };
