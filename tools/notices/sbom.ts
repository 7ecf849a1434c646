import type { ShippedPackage } from './shipped-packages.ts';

/** The package URL (purl-spec, type npm). */
function toPurl({ name, version }: ShippedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`;
}

/**
 * The software bill of materials as JSON (CycloneDX 1.6, ECMA-424). It has neither a time nor a serial number, so two
 * builds of one source have the same. A hash is that of the package as npm delivers it.
 */
export function writeSbom(site: { name: string; version: string; description: string }, packages: ShippedPackage[]): string {
  const components = packages.map((item) => ({
    type: 'library',
    'bom-ref': toPurl(item),
    name: item.name,
    version: item.version,
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(item.integrity.replace(/^sha512-/, ''), 'base64').toString('hex') }],
    licenses: [item.license.includes(' ') ? { expression: item.license } : { license: { id: item.license } }],
    purl: toPurl(item),
    properties: item.parts.map((part) => ({ name: `${site.name}:part`, value: part })),
  }));
  const { name, version, description } = site;
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': name, name, version, description },
    },
    components,
  };
  return `${JSON.stringify(sbom, null, 1)}\n`;
}
