import type { Illustration, PersonDesk } from '../../content/types.ts';
import type { ShownPhoto } from '../page-data.ts';
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

/** Somebody who works here: the photograph, or the desk of whom has none. */
export function Portrait({ photo, sizes, desk, illustration }: Props) {
  return photo ? <Photograph photo={photo} sizes={sizes} /> : <Desk of={desk} illustration={illustration} />;
}
