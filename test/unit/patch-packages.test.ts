import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { patchPackagesPlugin } from '../../server/bundle/patch-packages-plugin.ts';

test('a package without what is replaced in it fails the build, which says what is missing', async () => {
  const plugins = [patchPackagesPlugin];
  const built = build({ stdin: { contents: '' }, write: false, logLevel: 'silent', plugins });
  await expect(built).rejects.toThrow(/react-dom-client\\\.production.*5 times.*isReact19.*1 times/s);
});
