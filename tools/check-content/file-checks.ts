import { feedPaths } from '../../server/feeds/index.ts';
import { findFileType, servedEndings } from '../../server/http/file-types.ts';
import { error, type Finding } from './findings.ts';

/** Whether a path is that of something which the build leaves out, such as `.DS_Store`. */
const isHidden = (path: string) => path.split('/').some((name) => name.startsWith('.') && name !== '.well-known');

/** Whether the site itself has something at the address of a file. */
const isWritten = (path: string) => [...feedPaths, '/licenses.txt'].includes(`/${path}`) || /^(data|assets)\//.test(path);

/** The files of `client/static` that cannot be served, by their paths in it: of another type, or with a name that addresses spell otherwise. */
export function checkFiles(paths: string[]): Finding[] {
  return paths.flatMap((path) => {
    if (isHidden(path)) return [];
    const fail = (message: string) => [error('client/static', path, message)];
    if (isWritten(path)) return fail('is written by the site, and would take the place of what it says; delete it');
    if (!findFileType(path)) return fail(`is of no type that is served; those are ${servedEndings.join(' ')}`);
    return /^[\w./-]+$/.test(path)
      ? []
      : fail('has other characters in its name than letters, digits, dots and hyphens; rename it');
  });
}
