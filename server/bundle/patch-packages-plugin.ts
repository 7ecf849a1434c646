import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Files of packages, and what is replaced in each how often. */
const patches: { file: RegExp; found: RegExp; times: number; put: string }[] = [
  {
    // What React throws to itself gets no stack. For the first stack V8 parses the whole chunk a second time: up to
    // 200 ms on a slow phone.
    file: /[\\/]react-dom-client\.production\.js$/,
    found: /(?<=\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g,
    times: 5,
    put: 'Object.create(Error.prototype)',
  },
  {
    // What it does for Reacts that hoist nothing into the head is left out, 2.1 kB of brotli.
    file: /[\\/]react-helmet-async[\\/]lib[\\/]index\.esm\.js$/,
    found: /\bvar isReact19 = major >= 19(?=;)/g,
    times: 1,
    put: 'const isReact19 = true',
  },
  {
    file: /[\\/]react-helmet-async[\\/]lib[\\/]index\.esm\.js$/,
    found: /helmetData && !\(helmetData instanceof HelmetData\)/g,
    times: 1,
    put: 'false',
  },
  {
    // Components that are not used, `Link` and forms, are left out: their names for debugging held them.
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    found: /^\w+\.displayName = "\w+";$/gm,
    times: 15,
    put: '',
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
    found: /(?<= = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g,
    times: 17,
    put: '/* @__PURE__ */ ',
  },
];

/** Makes packages smaller and quicker in the browser. Fails where one of them has changed, so that somebody looks. */
export const patchPackagesPlugin: Plugin = {
  name: 'patch-packages',
  setup(build) {
    const counts = patches.map(() => 0);
    build.onLoad({ filter: /[\\/](react-dom|react-helmet-async|react-router)[\\/].+\.m?js$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      patches.forEach(({ file, found, put }, patch) => {
        if (!file.test(path)) return;
        counts[patch] = (counts[patch] ?? 0) + (contents.match(found)?.length ?? 0);
        contents = contents.replace(found, put);
      });
      return { contents };
    });
    build.onEnd(() => {
      const changed = patches.filter(({ times }, patch) => counts[patch] !== times);
      return { errors: changed.map(({ file, found, times }) => ({ text: `${file} has not ${found} ${times} times any more` })) };
    });
  },
};
