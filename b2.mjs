import { brotliCompressSync as b } from 'node:zlib';
import { build } from 'esbuild';

for (const f of ['a.tsx', 'b.tsx'])
  for (const target of ['es2022']) {
    const r = await build({
      entryPoints: [f],
      bundle: true,
      minify: true,
      format: 'esm',
      target,
      jsx: 'automatic',
      write: false,
      metafile: true,
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    console.log(f, r.outputFiles[0].contents.length, b(r.outputFiles[0].contents).length);
    const o = Object.values(r.metafile.outputs)[0].inputs;
    const g = {};
    for (const [k, v] of Object.entries(o)) {
      const p = k.match(/node_modules\/((@[^/]+\/)?[^/]+)/)?.[1] ?? 'own';
      g[p] = (g[p] ?? 0) + v.bytesInOutput;
    }
    console.log(g);
  }
