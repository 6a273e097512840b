import { atRule, parse } from 'postcss';
import type { AtRule, Declaration, Root, Rule } from 'postcss';

const classesOf = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
const classIn = /\.([\w-]+)/g;
const customIn = /--[\w-]+/g;
const dark = /\[data-mode=["']?dark["']?\]/;

function parentMedia(rule: Rule): AtRule | undefined {
  const { parent } = rule;
  return parent?.type === 'atrule' && (parent as AtRule).name === 'media' ? (parent as AtRule) : undefined;
}

/** What a phone in the dark gets while nobody has chosen and no script has said so. */
function followPhone(root: Root): void {
  root.walkRules((rule) => {
    if (!dark.test(rule.selector) || parentMedia(rule)) return;
    const media = atRule({ name: 'media', params: '(prefers-color-scheme:dark)' });
    media.append(
      rule.clone({ selector: rule.selector.replaceAll(new RegExp(dark, 'g'), ':not([data-mode])') }),
    );
    rule.after(media);
  });
}

function keepOnly(root: Root, markup: string): void {
  const classes = classesOf(markup);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const kept = rule.selectors.filter((selector) =>
      [...selector.matchAll(classIn)].every(([, name = '']) => classes.has(name)),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
}

/** Values that no kept rule uses, and animations that none names. */
function dropUnused(root: Root): void {
  for (let dropped = true; dropped;) {
    dropped = false;
    const used = new Set<string>();
    const named: string[] = [];
    root.walkDecls((declaration: Declaration) => {
      for (const [name] of declaration.value.matchAll(customIn)) used.add(name);
      if (declaration.prop.startsWith('animation')) named.push(declaration.value);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      dropped = true;
    });
    root.walkAtRules(/keyframes$/, (rule) => {
      if (named.some((value) => value.includes(rule.params))) return;
      rule.remove();
      dropped = true;
    });
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove();
    });
  }
}

/** Of all styles those that the markup needs, as small as they get. */
export function criticalCss(css: string, markup: string): string {
  const root = parse(css);
  root.walkComments((comment) => void comment.remove());
  keepOnly(root, markup);
  followPhone(root);
  dropUnused(root);
  const text = root.toString();
  if (/<\/style|<!--/i.test(text)) throw new Error('The styles cannot stand in a document.');
  return text;
}
