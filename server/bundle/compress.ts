import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './files.ts';

const text = /\.(js|json|css|svg|txt|webmanifest|ico)$/;

/** Puts `.br` and `.gz` beside every text file in a folder, as small as they get or, if `quick`, at once. */
export async function compressFiles(folder: string, quick: boolean): Promise<void> {
  const files = (await listFiles(folder)).filter((file) => text.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quick ? 1 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: quick ? 1 : 9 }));
    }),
  );
}
