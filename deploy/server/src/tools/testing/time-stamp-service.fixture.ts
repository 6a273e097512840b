import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import forge from 'node-forge';

const { asn1 } = forge;
const { Class, Type } = asn1;
const make = (type: forge.asn1.Type, value: string | forge.asn1.Asn1[]) =>
  asn1.create(Class.UNIVERSAL, type, Array.isArray(value), value);
const oid = (name: string) => make(Type.OID, asn1.oidToDer(name).getBytes());
const inside = (of: forge.asn1.Asn1) => asn1.create(Class.CONTEXT_SPECIFIC, 0 as forge.asn1.Type, true, [of]);
const partsOf = (of: forge.asn1.Asn1 | undefined) => (Array.isArray(of?.value) ? of.value : []);

/** What a service signs: the question's hash and number, and the time. Nobody's signature stands under it here. */
function tokenFor(imprint: forge.asn1.Asn1, number: forge.asn1.Asn1): forge.asn1.Asn1 {
  const info = make(Type.SEQUENCE, [
    make(Type.INTEGER, '\u0001'),
    oid('1.2.3.4.1'),
    imprint,
    make(Type.INTEGER, '\u0007'),
    make(Type.GENERALIZEDTIME, '20261121120000Z'),
    number,
  ]);
  const content = make(Type.OCTETSTRING, asn1.toDer(info).getBytes());
  const signed = make(Type.SEQUENCE, [
    make(Type.INTEGER, '\u0003'),
    make(Type.SET, []),
    make(Type.SEQUENCE, [oid('1.2.840.113549.1.9.16.1.4'), inside(content)]),
    make(Type.SET, []),
  ]);
  return make(Type.SEQUENCE, [oid('1.2.840.113549.1.7.2'), inside(signed)]);
}

export type Manner = 'confirms' | 'answers another question' | 'refuses' | 'is down';
export type TimeStampService = {
  readonly address: string;
  manner: Manner;
  /** How often it was asked. */
  asked: number;
  close(): Promise<void>;
};

/** A time-stamp service (RFC 3161) on this machine. */
export async function timeStampService(): Promise<TimeStampService> {
  let earlier: forge.asn1.Asn1[] | undefined;
  const server = createServer(async (request, reply) => {
    service.asked += 1;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (service.manner === 'is down') return void reply.writeHead(503).end();
    const question = partsOf(asn1.fromDer(Buffer.concat(parts).toString('latin1')));
    const [, imprint, number] =
      service.manner === 'answers another question' ? (earlier ?? question) : question;
    earlier ??= question;
    const status = make(Type.SEQUENCE, [
      make(Type.INTEGER, service.manner === 'refuses' ? '\u0002' : '\u0000'),
    ]);
    const token = imprint && number && service.manner !== 'refuses' ? [tokenFor(imprint, number)] : [];
    const answer = asn1.toDer(make(Type.SEQUENCE, [status, ...token])).getBytes();
    reply
      .writeHead(200, { 'Content-Type': 'application/timestamp-reply' })
      .end(Buffer.from(answer, 'latin1'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: TimeStampService = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    manner: 'confirms',
    asked: 0,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
