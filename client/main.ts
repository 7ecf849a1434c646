/** Resolves when everything that paints has come. The page works without us, so it goes first. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

/** Fetches the chunks that the document names, side by side. The last is the page's own; it brings `hydrate` (see server/build/bundles.ts). */
async function start(root: HTMLElement, chunks: string[]): Promise<void> {
  await painted();
  const modules: { hydrate?: (root: HTMLElement) => Promise<void> }[] = await Promise.all(chunks.map((chunk) => import(chunk)));
  await modules.at(-1)?.hydrate?.(root);
}

const root = document.getElementById('root');
const chunks = document.documentElement.dataset.chunks?.split(' ') ?? [];
if (root) start(root, chunks).catch((error) => console.warn('The page is shown as the server sent it.', error));
if (DEV) import('./reload.ts').then(({ reloadOnBuild }) => reloadOnBuild());
