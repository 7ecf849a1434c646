import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

const helmet = /[\\/]react-helmet-async[\\/]lib[\\/]index\.esm\.js$/;
const router = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/;

/** What is replaced in files of packages, and how often each pattern is there. */
const patches: { file: RegExp; pattern: RegExp; count: number; replacement: string }[] = [
  {
    // What React throws to itself gets no stack. For the first stack V8 parses the whole chunk a second time: up to
    // 200 ms on a slow phone.
    file: /[\\/]react-dom-client\.production\.js$/,
    pattern: /(?<=\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g,
    count: 5,
    replacement: 'Object.create(Error.prototype)',
  },
  {
    // What it does for Reacts that hoist nothing into the head is left out, 2.1 kB of brotli.
    file: helmet,
    pattern: /\bvar isReact19 = major >= 19(?=;)/g,
    count: 1,
    replacement: 'const isReact19 = true',
  },
  {
    file: helmet,
    pattern: /helmetData && !\(helmetData instanceof HelmetData\)/g,
    count: 1,
    replacement: 'false',
  },
  {
    // Components that are not used, `Link` and forms, are left out: their names for debugging held them.
    file: router,
    pattern: /^\w+\.displayName = "\w+";$/gm,
    count: 15,
    replacement: '',
  },
  {
    file: router,
    pattern: /(?<= = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g,
    count: 17,
    replacement: '/* @__PURE__ */ ',
  },
];

/** Makes packages smaller and quicker in the browser. Fails where one of them has changed, so that somebody looks. */
export const patchPackagesPlugin: Plugin = {
  name: 'patch-packages',
  setup(build) {
    const counts = patches.map(() => 0);
    build.onLoad({ filter: /[\\/](react-dom|react-helmet-async|react-router)[\\/].+\.m?js$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      patches.forEach(({ file, pattern, replacement }, patch) => {
        if (!file.test(path)) return;
        counts[patch] = (counts[patch] ?? 0) + (contents.match(pattern)?.length ?? 0);
        contents = contents.replace(pattern, replacement);
      });
      return { contents };
    });
    build.onEnd(({ errors }) => {
      // What could not be built has not been counted.
      const changed = errors.length > 0 ? [] : patches.filter(({ count }, patch) => counts[patch] !== count);
      return {
        errors: changed.map(({ file, pattern, count }) => ({ text: `${file} does not have ${pattern} ${count} times` })),
      };
    });
  },
};
