import type { ReactNode } from 'react';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { toSectionId } from '../slug.ts';
import type { TreeNode } from '../tree.ts';
import { SectionTitle, type SectionWords } from './page-section.tsx';

interface Props {
  head?: SectionWords;
  map: TreeNode[];
  children: ReactNode;
}

/** Words beside a map, or alone if there is none. */
export function MapBand({ head, map, children }: Props) {
  return (
    <section className="map-band background-foam" data-plain={map.length === 0 || undefined}>
      <div className="map-band-text">
        {head && <SectionTitle id={toSectionId(head)} head={head} />}
        {children}
      </div>
      <TreeNodes nodes={map} />
    </section>
  );
}
