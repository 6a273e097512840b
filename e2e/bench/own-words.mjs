/** In one bundle files of words that are called alike would be one file: each feature's get its name. */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader so
export default function ownWords(source) {
  return source.replaceAll(/(webpackChunkName: ")(?=words-)/g, `$1${this.getOptions().feature}/`);
}
