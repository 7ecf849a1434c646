import type { Counts } from '../../content/pages/page-types.ts';
import type { TreeNode } from '../../shared/tree.ts';
import { Frame } from './parts/frame.tsx';
import { Note } from './parts/note.tsx';
import { toNodes } from './to-nodes.ts';

/** Draws the firm's own figures, line by line. The last one is highlighted, and the footer says how it is counted. */
export function drawCounts({ stats, caption, note }: Counts): TreeNode[] {
  return toNodes(
    <Frame className="counts" place="beside" caption={caption} footer={<Note note={note} />}>
      <dl>
        {stats.map(({ figure, label }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={index === stats.length - 1 ? 'figure-highlight' : undefined}>{figure}</dd>
          </div>
        ))}
      </dl>
    </Frame>,
  );
}
