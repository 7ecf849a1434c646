import { join } from 'node:path';
import { addArticles, addServices } from '../growth/add-content.ts';
import { askForAll, readSitemap, startImage } from '../growth/start-image.ts';
import { copyProject } from '../project-copy.ts';

// `npm run bench:growth -- 3 100 1000`: what a site of so many articles takes, in the limits of the image. With `services`
// after the numbers, so many services are added instead. Times on the processor, which another's work does not lengthen.

const sizes = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const add = process.argv.includes('services') ? addServices : addArticles;

async function measure(count: number) {
  const project = copyProject();
  try {
    add(project, count);
    project.build();
    const image = await startImage(join(project.folder, 'dist'));
    const before = image.readTime();
    await readSitemap(image.ask);
    const indexed = { cpu: image.readTime() - before, memory: image.readMemory().now };
    const taken = await askForAll(image);
    const slowest = taken.toSorted((a, b) => b.cpu - a.cpu)[0];
    const { most } = image.readMemory();
    await image.stop();
    const of = (path: string) => Math.round(taken.find((other) => other.path === path)?.kB ?? 0);
    return {
      'start ms': Math.round(image.start.cpu),
      'index ms': Math.round(indexed.cpu),
      'MB with index': Math.round(indexed.memory),
      'MB most': Math.round(most),
      pages: taken.filter(({ path }) => !path.startsWith('/data')).length,
      'slowest ms': `${Math.round(slowest?.cpu ?? 0)} ${slowest?.path}`,
      'median ms': Math.round(taken.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(taken.length / 2)]?.cpu ?? 0),
      '/blog kB': of('/blog'),
      '/feed.xml kB': of('/feed.xml'),
      failed: taken.filter(({ status }) => status >= 500).length,
    };
  } finally {
    project.remove();
  }
}

for (const size of sizes) console.info(size, await measure(Number(size)));
