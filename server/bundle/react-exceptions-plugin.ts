import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** The values that React throws to itself, made when it is evaluated. */
const exception = /(?<=\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;
const count = 5;

/**
 * Makes what React throws to itself without a stack. For the first stack V8 parses the whole chunk a second time: up to
 * 200 ms on a slow phone. Fails when React has made other exceptions of them.
 */
export const reactExceptionsPlugin: Plugin = {
  name: 'react-exceptions',
  setup(build) {
    build.onLoad({ filter: /[\\/]react-dom-client\.production\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const found = source.match(exception)?.length;
      if (found !== count) throw new Error(`${path} makes ${found} exceptions, not ${count}.`);
      return { contents: source.replace(exception, () => 'Object.create(Error.prototype)') };
    });
  },
};
