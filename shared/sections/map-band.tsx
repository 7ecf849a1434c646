import type { ReactNode } from 'react';
import { TreeNodes } from '../components/tree-nodes.tsx';
import type { TreeNode } from '../page-data.ts';

/** Words beside a map. */
export function MapBand({ map, children }: { map: TreeNode[]; children: ReactNode }) {
  return (
    <section className="map-band background-foam">
      <div className="map-band-words">{children}</div>
      <TreeNodes nodes={map} />
    </section>
  );
}
