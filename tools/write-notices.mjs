import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const command = 'node_modules/@cyclonedx/cyclonedx-esbuild/bin/cyclonedx-esbuild-cli.js';
const options = ['--gather-license-texts', '--output-reproducible', '--validate', '--spec-version=1.6'];

/** The packages of icons and fonts, which esbuild does not see. */
const drawn = ['lucide-static', '@fontsource/young-serif', '@fontsource-variable/public-sans'];

/** Without its version, which would tell strangers what to attack. */
const nameOf = ({ group, name }) => `${group ? `${group}/` : ''}${name}`;

const writeEntry = ([name, { licenses, evidence }]) =>
  [
    `${'-'.repeat(80)}\n${name}`,
    `License: ${licenses.map(({ license, expression }) => license?.id ?? expression).join(', ')}\n`,
    ...evidence.licenses.map(({ license }) => `${Buffer.from(license.text.content, 'base64').toString().trim()}\n`),
  ].join('\n');

/** Writes the list of third-party packages in a build: `sbom.cdx.json` for operators, `/licenses.txt` for visitors. */
export async function writeNotices(dist, metafiles) {
  const made = { inputs: {}, outputs: {} };
  for (const { inputs, outputs } of metafiles) {
    Object.assign(made.inputs, inputs);
    Object.assign(made.outputs, outputs);
  }
  for (const name of drawn)
    made.outputs[`client/static (${name})`] = { inputs: { [`node_modules/${name}/package.json`]: { bytesInOutput: 1 } } };
  const [metafile, sbom] = ['metafile.json', 'sbom.cdx.json'].map((file) => join(dist, file));
  await writeFile(metafile, JSON.stringify(made));
  await promisify(execFile)(process.execPath, [command, ...options, `--output-file=${sbom}`, metafile], { cwd: root });
  await rm(metafile);
  const { components } = JSON.parse(await readFile(sbom, 'utf8'));
  // A version may be installed in several places.
  const packages = new Map(components.map((component) => [nameOf(component), component]));
  const intro = `This site contains ${packages.size} packages by others: code, fonts and icons. Their terms follow.\n`;
  await writeFile(join(dist, 'client/licenses.txt'), [intro, ...[...packages].map(writeEntry)].join('\n'));
}
