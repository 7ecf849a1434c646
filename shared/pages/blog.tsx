import { type CategoryName, categories } from '../../content/blog/categories.ts';
import type { blogIndex } from '../../content/pages/blog.ts';
import type { ArticleEntry, Hero, Illustration, LinkedItem } from '../../content/types.ts';
import { CategoryLabel } from '../components/category-label.tsx';
import { Link } from '../components/link.tsx';
import { Photograph } from '../components/photograph.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatDate, formatMonth } from '../dates.ts';
import { usePage } from '../page/page-context.ts';
import type { ShownPhoto } from '../page/page-frame.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { PageSection } from '../sections/page-section.tsx';
import { Pager, type PagerProps } from '../sections/pager.tsx';
import { SectionBand } from '../sections/section-band.tsx';
import { WayLinks } from '../sections/way-links.tsx';
import type { TreeNode } from '../tree.ts';

/** An article as a list shows it. */
export interface ArticleCard extends Omit<ArticleEntry<CategoryName, string>, 'relatedServices' | 'subject' | 'body'> {
  /** The name of its author. */
  author: string;
  /** If it has been written. */
  picture?: TreeNode[];
  /** Stands in the place of the picture. */
  photo?: ShownPhoto;
}

export interface BlogProps {
  words: typeof blogIndex;
  hero: Hero;
  articles: ArticleCard[];
  pager: PagerProps;
  /** Below the articles of the first page. */
  services: LinkedItem[];
}

/** The picture on the card of an article without a figure: an illustration on the sand, and the sea of the other cards. */
function Announced({ illustration }: { illustration: Illustration }) {
  return (
    <svg className="card-picture" viewBox="0 0 340 204" aria-hidden="true">
      <use href={`${usePage().desks}#${illustration}`} x="100" y="14" width="140" height="140" />
      <path fill="var(--deep)" d="M-999 168h2400v99h-2400z" />
      <path fill="none" stroke="var(--wave)" strokeWidth="2" opacity=".5" d={`M-998 186q45-12 90 0${'t90 0'.repeat(25)}`} />
    </svg>
  );
}

/** The picture on the card of an article: its photograph, its figure in few lines, or an illustration. */
function CardPicture({ article: { photo, picture, illustration } }: { article: ArticleCard }) {
  if (photo) return <Photograph photo={photo} sizes="(min-width: 60em) 33vw, (min-width: 48em) 46vw, 92vw" />;
  return picture ? <TreeNodes nodes={picture} /> : illustration && <Announced illustration={illustration} />;
}

/** The card of an article. All cards are alike; the link of an announced article leads to the not-found page. */
function Card({ article, words }: { article: ArticleCard; words: BlogProps['words'] }) {
  const { slug, title, category, readTime, excerpt, date, author, updated, picture } = article;
  return (
    <li data-announced={!picture || undefined}>
      <CardPicture article={article} />
      {!picture && <p className="article-cards-announced">{words.announced}</p>}
      <div>
        <p className="article-cards-kind">
          {category} · {readTime} minute read
        </p>
        <h3>{title}</h3>
        <Text as="p">{excerpt}</Text>
        <p className="article-byline note">
          <span>
            {!picture && `${words.announcedOn} `}
            <time dateTime={date}>{formatDate(date)}</time>
          </span>{' '}
          <span>by {author}</span> {updated && <span>Updated {formatMonth(updated)}</span>}
        </p>
        <Link className="more" href={`/blog/${slug}`} data-unwritten={!picture || undefined}>
          Read Full Article<span className="visually-hidden">: {title}</span>
        </Link>
      </div>
    </li>
  );
}

/** A page of the index of articles: cards, the fixed categories, and where to go on. */
export function BlogPage({ words, hero, articles, pager, services }: BlogProps) {
  const { tools, written, subjects, subscribe, services: block } = words;
  return (
    <>
      <PageHead hero={hero} />
      <WayLinks label="Besides articles" links={tools} background="foam" />
      <PageSection background="paper" head={written}>
        <ol className="article-cards">
          {articles.map((article) => (
            <Card key={article.slug} article={article} words={words} />
          ))}
        </ol>
        <Pager {...pager} />
        <ul className="categories note">
          <li>{subjects}</li>
          {categories.map(({ name, count }) => (
            <li key={name}>
              <CategoryLabel name={name} count={count} />
            </li>
          ))}
        </ul>
      </PageSection>
      <CallToAction cta={subscribe} background="deep" />
      {services.length > 0 && <SectionBand background="foam" section={{ kind: 'cards', ...block, items: services }} />}
    </>
  );
}
