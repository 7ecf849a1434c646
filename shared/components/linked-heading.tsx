import { Link } from './link.tsx';

interface Props {
  as?: 'h3' | 'h4';
  href: string;
  /** A text fragment of the page, as for a link. */
  state?: string | undefined;
  children: string;
}

/** A heading whose link covers the box around it. */
export function LinkedHeading({ as: Heading = 'h3', href, state, children }: Props) {
  return (
    <Heading>
      <Link className="whole-link" href={href} state={state}>
        {children}
      </Link>
    </Heading>
  );
}
