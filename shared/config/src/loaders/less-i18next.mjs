/** Fetches words from servers; here they come as chunks, and nothing is ever asked of it. */
const connector = /^class Connector extends EventEmitter \{\n[^]*?^\}\n/m;
const noConnector = `class Connector extends EventEmitter {
  state = {};
  load(languages, namespaces, done) { done?.(); }
  reload(languages, namespaces, done) { done?.(); }
  saveMissing() {}
}
`;
/** Which languages are written from right to left: none of ours. */
const direction = /^ {2}dir\(lng\) \{\n[^]*?^ {2}\}\n/m;
/** Copies of the engine: there is one. */
const clones = /^ {2}cloneInstance\(.*\) \{\n[^]*?^ {2}\}\n/m;
/** Formatters of its own: texts name `number` alone, which the words bring. */
const formats = /^ {4}const cf = .*;\n {4}this\.formats = \{\n[^]*?^ {4}\};\n/m;

// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function lessI18next(source) {
  for (const part of [connector, direction, clones, formats])
    if (!part.test(source)) throw new Error(`i18next has changed: there is no ${part}.`);
  return source
    .replace(connector, noConnector)
    .replace(direction, '')
    .replace(clones, '')
    .replace(formats, '    this.formats = {};\n');
}
