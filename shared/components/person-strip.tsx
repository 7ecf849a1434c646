import type { Illustration, PersonDesk } from '../../content/types.ts';
import type { ShownPhoto } from '../page/page-frame.ts';
import { Link } from './link.tsx';
import { Portrait } from './portrait.tsx';
import { Text } from './text.tsx';

export interface PersonStripProps {
  /** `does` is what the person does for the reader, such as "answers the letters here". */
  person: { name: string; does: string; license: string; href: string; desk: PersonDesk; photo?: ShownPhoto };
  /** What lies on the desk. */
  illustration: Illustration | undefined;
}

/** The person who does the work, in one line beside a small portrait. */
export function PersonStrip({ person: { name, does, license, href, desk, photo }, illustration }: PersonStripProps) {
  return (
    <div className="person-strip">
      <Portrait photo={photo} desk={desk} illustration={illustration} sizes="84px" />
      <p>
        <Link className="whole-link" href={href}>
          {name}
        </Link>{' '}
        <Text as="span">{does}</Text> <Text as="small">{license}</Text>
      </p>
    </div>
  );
}
