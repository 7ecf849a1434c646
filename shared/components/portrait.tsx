import type { Illustration, PersonDesk } from '../../content/types.ts';
import type { ShownPhoto } from '../page/page-frame.ts';
import { Desk } from './desk.tsx';
import { Photograph } from './photograph.tsx';

interface Props {
  photo: ShownPhoto | undefined;
  /** The `sizes` of the photograph. */
  sizes: string;
  desk: PersonDesk;
  /** An illustration on the desk. */
  illustration?: Illustration | undefined;
}

/** A person of the firm: the photograph, or the desk if there is none. */
export function Portrait({ photo, sizes, desk, illustration }: Props) {
  return photo ? <Photograph photo={photo} sizes={sizes} /> : <Desk of={desk} illustration={illustration} />;
}
