import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ReactNode } from 'react';
import { TreeNodes } from '../../shared/components/tree-nodes.tsx';
import { pages } from '../../shared/routes.ts';
import { listFiles, pathFrom, root } from '../bundle/files.ts';
import { drawFigure, drawings } from '../figures/draw-figure.tsx';
import { Bands } from '../sections/bands.tsx';
import { looks } from '../sections/looks.tsx';
import { collectComponents, OnPage } from './collect-components.tsx';

/** One thing of the kit; without a `shown` no page has it. */
export interface Sample {
  name: string;
  file: string;
  from?: string;
  data?: unknown;
  shown?: ReactNode;
}

const loadPages = () => Promise.all(pages.map(async (route) => ({ route, ...(await route.load()) })));

/** Every kind of section, as the first page that has one shows it. */
async function listSections(): Promise<Sample[]> {
  const loaded = await loadPages();
  const all = loaded.flatMap(({ route, body }) =>
    body && 'sections' in body ? body.sections.map((section) => ({ route, section })) : [],
  );
  return Object.keys(looks).map((kind) => {
    const sample = { name: `section ${kind}`, file: 'server/sections/looks.tsx' };
    const { route, section } = all.find(({ section }) => section.kind === kind) ?? {};
    if (!route || !section) return sample;
    const shown = (
      <OnPage route={route}>
        <Bands sections={[section]} before="deep" after="deep" />
      </OnPage>
    );
    return { ...sample, from: route.path, data: section, shown };
  });
}

/** Every kind of figure, as the first page that has one shows it. */
async function listFigures(): Promise<Sample[]> {
  const all = (await loadPages()).flatMap(({ route: { path }, body }) =>
    body && 'figure' in body ? [{ path, figure: body.figure }] : [],
  );
  return Object.keys(drawings).map((kind) => {
    const sample = { name: `figure ${kind}`, file: `server/figures/${kind}.tsx` };
    const { path, figure } = all.find(({ figure }) => figure?.kind === kind) ?? {};
    if (!path || !figure) return sample;
    const nodes = drawFigure(basename(path), figure);
    const shown = (
      <div className="page-head figure-head background-sky">
        <TreeNodes nodes={nodes} />
      </div>
    );
    return { ...sample, from: path, data: figure, shown };
  });
}

/** Every component of the folders that all pages share, with the properties it has on the first page that uses it. */
async function listComponents(): Promise<Sample[]> {
  const uses = await collectComponents();
  const folders = ['shared/components', 'shared/sections'].map((folder) => listFiles(join(root, folder)));
  const files = (await Promise.all(folders)).flat().filter((path) => path.endsWith('.tsx'));
  const samples = files.map(async (path) => {
    const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
    const components = Object.entries(exported).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function');
    return components.map(([name, component]) => {
      const sample = { name, file: pathFrom(root, path) };
      const use = uses.get(component);
      if (!use || typeof component !== 'function') return sample;
      const shown = createElement((props) => Reflect.apply(component, undefined, [props]), use.props);
      return { ...sample, from: use.route.path, data: use.props, shown: <OnPage route={use.route}>{shown}</OnPage> };
    });
  });
  return (await Promise.all(samples)).flat();
}

/** All there is in the kit: kinds of sections, kinds of figures, components. A new one is there by itself. */
export async function listSamples(): Promise<Sample[]> {
  return [...(await listSections()), ...(await listFigures()), ...(await listComponents())];
}
