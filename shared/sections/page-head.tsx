import type { ReactNode } from 'react';
import type { Hero } from '../../content/types.ts';
import { Actions } from '../components/buttons.tsx';
import { PageHeadIllustration } from '../components/desk.tsx';
import { Horizon } from '../components/horizon.tsx';
import { TextList } from '../components/lists.tsx';
import { OpenNow } from '../components/open-now.tsx';
import { HeadPhotograph } from '../components/photograph.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { usePage } from '../page/page-context.ts';
import type { TreeNode } from '../tree.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

interface HeroTextProps {
  hero: Hero;
  /** Between the lede and the buttons. */
  answer?: TreeNode[] | undefined;
  children?: ReactNode;
}

/** The words of a page head: eyebrow, h1, lede and buttons, followed by `children`. The second sentence of an h1 begins a line. */
export function HeroText({ hero: { eyebrow, heading, lede, actions }, answer, children }: HeroTextProps) {
  const [, first = heading, rest] = /^(.*?\.)( .*)$/.exec(heading) ?? [];
  return (
    <>
      <Text as="p" className="eyebrow">
        {eyebrow}
      </Text>
      <h1 tabIndex={-1}>
        <Text>{first}</Text>
        {rest && <Text as="span">{rest}</Text>}
      </h1>
      <Text as="p" className="lede">
        {lede}
      </Text>
      {answer && <TreeNodes nodes={answer} />}
      {actions && <Actions actions={actions}>{children}</Actions>}
    </>
  );
}

/** The key facts, under a page head or beside it. */
export function KeyFacts({ hero: { keyFacts } }: { hero: Hero }) {
  return keyFacts && <TextList items={keyFacts} variant="key-facts" />;
}

/** Returns the classes of a page head with a figure, which stands beside its words or under them. */
export function toFigureHead([root]: TreeNode[]): string {
  const classes = typeof root === 'object' ? (root[1].className ?? '').split(' ') : [];
  const places = ['figure-beside', 'figure-under'].filter((name) => classes.includes(name));
  return ['figure-head', ...places.map((name) => name.replace('figure', 'figure-head'))].join(' ');
}

interface Props {
  hero: Hero;
  figure?: TreeNode[];
  /** A figure that wide screens show in the head, and other screens further down; a phone has its answer in the head. */
  laterFigure?: { whole: TreeNode[]; answer: TreeNode[] };
  /** Whether the head is low and has no picture, so that the content begins close below. */
  isPlain?: boolean;
  /** The content below the words. */
  children?: ReactNode;
}

/**
 * The head of a page: breadcrumbs, words and figure, and under it the photograph, or the horizon strip on a page with
 * neither.
 */
export function PageHead({ hero, figure, laterFigure, isPlain, children }: Props) {
  const { photo } = usePage();
  const placed = figure ?? laterFigure?.whole;
  const variant = placed ? toFigureHead(placed) : isPlain ? 'plain-head' : '';
  return (
    <>
      <div className={`page-head background-sky${hero.isDark ? ' dark-hero' : ''} ${variant}`}>
        <div className={hero.keyFacts && !placed ? 'wrap page-head-columns' : 'wrap'}>
          {hero.illustration && !laterFigure && <PageHeadIllustration illustration={hero.illustration} />}
          <Breadcrumbs />
          <HeroText hero={hero} answer={laterFigure?.answer}>
            <OpenNow />
          </HeroText>
          {children}
          <KeyFacts hero={hero} />
        </div>
        {figure && <TreeNodes nodes={figure} />}
      </div>
      <HeadPhotograph isFirst={!placed} />
      {!placed && !isPlain && !photo && <Horizon variant="strip" />}
    </>
  );
}
