import type { CategoryName } from '../../content/blog/categories.ts';
import type { articlePage } from '../../content/pages/article.ts';
import type { WayLink } from '../../content/pages/page-types.ts';
import type { Byline, CallToActionWords } from '../../content/types.ts';
import { CategoryLabel } from '../components/category-label.tsx';
import { Link } from '../components/link.tsx';
import { HeadPhotograph } from '../components/photograph.tsx';
import { Text } from '../components/text.tsx';
import { TreeNodes } from '../components/tree-nodes.tsx';
import { formatDate, formatMonth } from '../dates.ts';
import { usePage } from '../page/page-context.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { toFigureHead } from '../sections/page-head.tsx';
import { WayLinks } from '../sections/way-links.tsx';
import type { TreeNode } from '../tree.ts';

export interface ArticleProps extends Byline {
  /** The author, with a link to the biography. */
  author: { name: string; role: string; href: string };
  labels: Omit<typeof articlePage, 'cta'>;
  cta: CallToActionWords;
  title: string;
  /** The paragraphs with which its text begins. */
  opening: TreeNode[];
  category: CategoryName;
  /** Its second-level headings for the table of contents, which numbers them itself; empty if it is not worth one. */
  headings: { id: string; text: string }[];
  figure: TreeNode[];
  text: TreeNode[];
  /** Some of the other articles that are written. */
  more: WayLink[];
}

/** The page of any article. */
export function ArticlePage(article: ArticleProps) {
  const { labels, cta, title, opening, category, author, date, updated, readTime, headings, figure, text, more } = article;
  const { back, contents } = labels;
  return (
    <article className="article">
      <header className={`page-head background-sky ${toFigureHead(figure)}`}>
        <div className="wrap">
          <p className="breadcrumbs note">
            <Link href={back.href}>{back.label}</Link>
          </p>
          <CategoryLabel name={category} />
          <h1 tabIndex={-1}>{title}</h1>
          <Text as="p" className="lede">
            {usePage().head.description}
          </Text>
          <p className="article-byline note">
            <span>
              By <Link href={author.href}>{author.name}</Link>, {author.role}
            </span>{' '}
            <time dateTime={date}>{formatDate(date)}</time>{' '}
            {updated && <time dateTime={updated}>{`Updated ${formatMonth(updated)}`}</time>} <span>{readTime} minute read</span>
          </p>
        </div>
        <TreeNodes nodes={figure} />
      </header>
      <HeadPhotograph isFirst={figure.length === 0} />
      <div className="section background-paper">
        <div className={headings.length > 0 ? 'wrap split' : 'wrap'}>
          {headings.length > 0 && (
            <nav className="contents folded" aria-label={contents}>
              <h2 className="eyebrow">{contents}</h2>
              <details>
                <summary aria-label={contents} />
                <ol>
                  {headings.map(({ id, text }) => (
                    <li key={id}>
                      <Link href={`#${id}`}>{text}</Link>
                    </li>
                  ))}
                </ol>
              </details>
            </nav>
          )}
          <div className="prose article-body">
            <TreeNodes nodes={[...opening, ...text]} />
          </div>
        </div>
      </div>
      <WayLinks label="More articles" links={more} background="foam" />
      <CallToAction cta={cta} />
    </article>
  );
}
