/** `about: 'One sentence …',` of an endpoint. Anything but a plain text stays. */
const sentence = /\babout:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),/g;

/** What an endpoint is about is read on the API's page; a phone does not carry it. */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function withoutAbout(source) {
  return source.replaceAll(sentence, '');
}
