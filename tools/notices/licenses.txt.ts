import type { ShippedPackage } from './shipped-packages.ts';

const rule = '-'.repeat(80);

/** /licenses.txt: of each package that ships its name, version, license and terms, as these ask for. */
export function writeLicensesTxt(packages: ShippedPackage[]): string {
  const entries = packages.map(
    ({ name, version, license, parts, terms }) =>
      `${rule}\n${name} ${version}\nLicense: ${license}\nPart of: ${parts.join(', ')}\n\n${terms}\n`,
  );
  const intro = `This site contains ${packages.length} packages by others: code, fonts and icons. Their terms follow.\n`;
  return [intro, ...entries].join('\n');
}
