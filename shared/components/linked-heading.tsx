import { Link } from './link.tsx';

interface Props {
  as?: 'h3' | 'h4';
  href: string;
  /** As a link's. */
  state?: string;
  children: string;
}

/** A heading as a link, of which all that is around it is part. */
export function LinkedHeading({ as: Heading = 'h3', href, state, children }: Props) {
  return (
    <Heading>
      <Link className="whole-link" href={href} state={state}>
        {children}
      </Link>
    </Heading>
  );
}
