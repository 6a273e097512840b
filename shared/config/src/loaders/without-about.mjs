const text = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/.source;
/** `about: 'One sentence …',` of an endpoint, in one piece or several. Anything but plain text stays. */
const sentence = new RegExp(`\\babout:\\s*${text}(?:\\s*\\+\\s*${text})*,`, 'g');

/** What an endpoint is about is read on the API's page; a phone does not carry it. */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function withoutAbout(source) {
  return source.replaceAll(sentence, '');
}
