import type { MouseEvent } from 'react';
import { isPlainClick } from '../../components/link.tsx';
import { Text } from '../../components/text.tsx';
import { toHref } from './read-estimate.ts';
import { resultId } from './tape.tsx';

interface EstimateLinkProps {
  label: string;
  query: string;
  isChosen?: boolean;
  fill: (query: string) => void;
}

/** A link to another estimate. A plain click fills it in here. */
export function EstimateLink({ label, query, isChosen = false, fill }: EstimateLinkProps) {
  function follow(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    fill(query);
  }
  return (
    <a
      className={isChosen ? 'button button-filled' : 'button'}
      href={query ? toHref(query, resultId) : toHref('')}
      aria-current={isChosen || undefined}
      onClick={follow}
    >
      <Text as="span">{label}</Text>
    </a>
  );
}
