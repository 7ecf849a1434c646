import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';

/** Where the package has its archives: the browser, the libraries that it needs, and those that it draws with. */
const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
const unpacked = join(tmpdir(), 'chromium-109.0.6');

/** Unpacks the browser, once on a machine. */
function unpack(): string {
  if (existsSync(unpacked)) return unpacked;
  const folder = mkdtempSync(join(tmpdir(), 'chromium-109-'));
  const read = (name: string) => brotliDecompressSync(readFileSync(join(bin, name)));
  writeFileSync(join(folder, 'chromium'), read('chromium.br'), { mode: 0o755 });
  for (const archive of ['aws.tar.br', 'swiftshader.tar.br']) execFileSync('tar', ['-x', '-C', folder], { input: read(archive) });
  renameSync(folder, unpacked);
  return unpacked;
}

/** Starts Chromium 109, the last that runs on Windows 7 and 8. Throws where it does not run, which needs x86-64. */
export async function launchChromium109(): Promise<Browser> {
  const folder = unpack();
  const env = { ...process.env, LD_LIBRARY_PATH: join(folder, 'lib') };
  const browser = await chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--no-zygote'],
    env: Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
  });
  if (!browser.version().startsWith('109.')) throw new Error(`this is Chromium ${browser.version()}, not 109`);
  return browser;
}
