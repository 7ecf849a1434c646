import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files.ts';

const text = /\.(js|json|css|svg|txt|webmanifest|ico)$/;

/**
 * Where there are so many files, brotli's quality is 9 for the small ones, which are of one page: 6 % larger in a
 * twentieth of the time, 0.2 s for 4.4 with 660 pages.
 */
const many = { files: 500, small: 50_000 };

/** Puts `.br` and `.gz` beside every text file in a folder, as small as they get or, if `quick`, at once. */
export async function compressFiles(folder: string, quick: boolean): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => text.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const best = files.length < many.files || bytes.length > many.small ? 11 : 9;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quick ? 1 : best,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // A window that fits the file: the usual one, of 4 MB, takes ten times as long to begin with.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(Math.ceil(Math.log2(bytes.length + 16)), 10), 22),
      };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: quick ? 1 : 9 }));
    }),
  );
}
