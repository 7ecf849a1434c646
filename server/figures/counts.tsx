import type { Counts } from '../../content/page-types.ts';
import type { TreeNode } from '../../shared/page-data.ts';
import { toNodes } from '../to-nodes.ts';
import { Frame } from './frame.tsx';
import { Note } from './note.tsx';

/** Figures of the firm's own, line by line; the sun marks the last one, and what there is to know about it is under it. */
export function drawCounts({ stats, caption, note }: Counts): TreeNode[] {
  return toNodes(
    <Frame kind="counts" place="beside" caption={caption} wet={<Note note={note} />}>
      <dl>
        {stats.map(({ figure, label }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={index === stats.length - 1 ? 'figure-sun' : undefined}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Frame>,
  );
}
