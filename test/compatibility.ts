import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse as parseScript } from 'acorn';
import { full } from 'acorn-walk';
import { generate, parse as parseSheet, walk } from 'css-tree';

/** The oldest browsers in which everything works, as MDN's tables name them. */
const oldest = { chrome: 109, firefox: 115, safari: 15.6, safari_ios: 15.6 };

/** Since when a browser has a feature, and whether only behind a flag, or by another name. */
interface Support {
  version_added: string | false;
  version_removed?: string;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

interface Feature {
  __compat?: { support: Record<string, Support | Support[]> };
}

interface Table extends Feature {
  [name: string]: Table | Feature['__compat'];
}

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
const tables: Record<'api' | 'css' | 'html' | 'javascript', Table> = JSON.parse(readFileSync(file, 'utf8'));

const get = (table: Table, ...names: string[]): Table | undefined =>
  names.reduce<Table | undefined>(
    (found, name) => (found && Object.hasOwn(found, name) ? (found[name] as Table) : undefined),
    table,
  );

/** Whether one of the oldest browsers lacks a feature, or has it by a prefix only. */
function isMissing(feature: Feature | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return false;
  return Object.entries(oldest).some(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    return !statements.some(
      ({ version_added: since, version_removed: until, flags, prefix, alternative_name: other }) =>
        since && Number.parseFloat(since.replace('≤', '')) <= version && !until && !flags && !prefix && !other,
    );
  });
}

/** All entries of a table by their name, at every depth. */
function indexByName(table: Table, found = new Map<string, Feature[]>()): Map<string, Feature[]> {
  for (const [name, entry] of Object.entries(table)) {
    if (name === '__compat') continue;
    found.set(name, [...(found.get(name) ?? []), entry as Table]);
    indexByName(entry as Table, found);
  }
  return found;
}

const cssTypes = indexByName(get(tables.css, 'types') ?? {});
const units: [RegExp, string][] = [
  [/^cq/, 'container_query_length_units'],
  [/^d[vlsm]/, 'viewport_percentage_units_dynamic'],
  [/^s[vlsm]/, 'viewport_percentage_units_small'],
  [/^l[vs]/, 'viewport_percentage_units_large'],
];

/**
 * What of a style sheet one of the oldest browsers does not read, with the property or rule where it stands. A
 * declaration is left out that comes after another one of its property in its rule: that one is the fallback.
 */
export function findMissingInSheet(sheet: string): string[] {
  const found = new Set<string>();
  const note = (what: string, feature: Feature | undefined) => isMissing(feature) && found.add(what);
  walk(parseSheet(sheet), function (node) {
    if (node.type === 'Atrule') {
      note(`@${node.name}`, get(tables.css, 'at-rules', node.name));
    } else if (node.type === 'Feature') {
      note(`media ${node.name}`, get(tables.css, 'at-rules', 'media', node.name));
    } else if (node.type === 'FeatureRange') {
      note('media ranges', get(tables.css, 'at-rules', 'media', 'range_syntax'));
    } else if (node.type === 'NestingSelector') {
      note('nesting', get(tables.css, 'selectors', 'nesting'));
    } else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
      const place = this.selector && !this.atrulePrelude ? ` in ${generate(this.selector)}` : '';
      note(`:${node.name}${place}`, get(tables.css, 'selectors', node.name));
    } else if (node.type === 'SelectorList' && this.rule?.prelude === node) {
      // One selector that is not read takes the others of its list with it.
      const has = node.children.toArray().map((selector) => generate(selector).includes(':has('));
      if (has.includes(true) && has.includes(false)) found.add(`a list with :has(): ${generate(node)}`);
    } else if (node.type === 'Condition') {
      // A browser of before 2023 reads `not all and (…)`, and skips a rule for `not (…)`.
      if (node.kind === 'media' && /(^|\()not[ (]|\bor\b/.test(generate(node))) found.add(`media ${generate(node)}`);
    } else if (node.type === 'Declaration') {
      const { property, value } = node;
      const block = this.block?.children.toArray() ?? [];
      const before = block.slice(0, block.indexOf(node));
      if (before.some((other) => other.type === 'Declaration' && other.property === property)) return;
      const isFont = this.atrule?.name === 'font-face';
      const table = get(tables.css, ...(isFont ? ['at-rules', 'font-face'] : ['properties']), property) ?? {};
      const isFallback = block.some((other) => other.type === 'Declaration' && other.property === `-webkit-${property}`);
      if (!isFallback) note(isFont ? `@font-face ${property}` : property, table);
      walk(value, (part) => {
        if (part.type === 'Function')
          for (const type of [get(table, part.name), ...(cssTypes.get(part.name) ?? [])]) note(`${part.name}()`, type);
        else if (part.type === 'Identifier') note(`${property}: ${part.name}`, get(table, part.name));
        else if (part.type === 'Dimension') {
          const name = units.find(([pattern]) => pattern.test(part.unit))?.[1] ?? part.unit;
          note(`unit ${part.unit}`, get(tables.css, 'types', 'length', name));
        } else if (part.type === 'Raw' && property.startsWith('--')) {
          for (const [, name = ''] of part.value.matchAll(/([\w-]+)\(/g))
            for (const type of cssTypes.get(name) ?? []) note(`${property}: ${name}()`, type);
          for (const [, unit = ''] of part.value.matchAll(/[\d.]((?:cq|d[vlsm]|s[vlsm]|l[vs])[a-z]+)\b/g)) {
            const name = units.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
            note(`${property}: unit ${unit}`, get(tables.css, 'types', 'length', name));
          }
        }
      });
    }
  });
  return [...found].sort();
}

/** Methods and properties by name, of all interfaces and of the language's own objects. */
const members = new Map<string, Feature[]>();
for (const owners of [tables.api, get(tables.javascript, 'builtins') ?? {}])
  for (const owner of Object.values(owners))
    for (const [name, feature] of Object.entries(owner as Table))
      if (name !== '__compat') members.set(name, [...(members.get(name) ?? []), feature as Table]);

interface ScriptNode {
  type: string;
  name?: string;
  computed?: boolean;
  optional?: boolean;
  callee?: ScriptNode;
  object?: ScriptNode;
  property?: ScriptNode;
  regex?: { pattern: string };
  value?: unknown;
}

/**
 * What of a built script one of the oldest browsers has not: a method that no interface has there, a static one that its
 * owner has not, an interface, a lookbehind.
 */
export function findMissingInScript(script: string): string[] {
  const found = new Set<string>();
  const program = parseScript(script, { ecmaVersion: 'latest', sourceType: 'module' });
  // A short name of esbuild's may be that of an interface, such as ML.
  const declared = new Set<string>();
  full(program, (node, _state, type) => type === 'VariablePattern' && declared.add((node as ScriptNode).name ?? ''));
  full(program, (parsed) => {
    const node = parsed as ScriptNode;
    const { name = '', callee } = node;
    if (node.type === 'Identifier') {
      if (declared.has(name)) return;
      if (isMissing(get(tables.api, name)) || isMissing(get(tables.javascript, 'builtins', name))) found.add(name);
    } else if (node.type === 'CallExpression' && callee?.type === 'MemberExpression' && !callee.computed) {
      const owner = callee.object?.name ?? '';
      const method = callee.property?.name ?? '';
      const own = get(tables.api, owner, `${method}_static`) ?? get(tables.javascript, 'builtins', owner, method);
      const others = members.get(method) ?? [];
      if (own ? isMissing(own) : others.length > 0 && others.every(isMissing)) found.add(own ? `${owner}.${method}` : method);
    } else if (node.type === 'Literal') {
      if (/\(\?<[=!]/.test(node.regex?.pattern ?? String(node.value))) found.add('lookbehind');
    }
  });
  return [...found].sort();
}

/** What of a document one of the oldest browsers does not know: elements and attributes of HTML. */
export function findMissingInDocument(document: Document): string[] {
  const found = new Set<string>();
  const elements = [...document.querySelectorAll('*')].filter((element) => !element.closest('svg'));
  for (const { localName, attributes } of elements) {
    const element = get(tables.html, 'elements', localName);
    if (isMissing(element)) found.add(`<${localName}>`);
    for (const name of Array.from(attributes, ({ name }) => name.toLowerCase()))
      if (isMissing(get(element ?? {}, name) ?? get(tables.html, 'global_attributes', name))) found.add(`<${localName} ${name}>`);
  }
  return [...found].sort();
}
