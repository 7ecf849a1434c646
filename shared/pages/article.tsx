import { Link } from 'react-router';
import { articlePage } from '../../content/article-page.ts';
import type { ArticleBody, ArticleCard } from '../../content/types.ts';
import { CategoryLabel } from '../components/category-label.tsx';
import { formatDate } from '../format.ts';
import { CallToAction } from '../sections/index.ts';
import { type ArticleNode, ArticleNodes } from './article-nodes.tsx';

/** The build adds `nodes` and `contents`: the checked HTML of `content` as a tree, and its second-level headings. */
export interface BuiltArticle extends ArticleBody {
  nodes: ArticleNode[];
  contents: { id: string; title: string }[];
}

/** The page of any article. */
export function Article({ card, body }: { card: ArticleCard; body: BuiltArticle }) {
  const { back, contents, closing } = articlePage;
  return (
    <article className="article">
      <header className="page-head ground-sand">
        <div className="wrap measure">
          <Link className="back" to={back.href}>
            {back.label}
          </Link>
          <CategoryLabel name={card.category} />
          <h1 tabIndex={-1}>{card.title}</h1>
          <p className="article-byline">
            <span>By {card.author}</span>
            <time dateTime={card.date}>{formatDate(card.date)}</time>
            <span>{card.readTime} minute read</span>
          </p>
        </div>
      </header>
      <div className="section ground-paper">
        <div className="wrap measure">
          {body.contents.length >= 4 && (
            <nav className="contents" aria-label={contents}>
              <h2>{contents}</h2>
              <ol>
                {body.contents.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className="prose article-body">
            <ArticleNodes nodes={body.nodes} />
          </div>
        </div>
      </div>
      <CallToAction closing={closing} ground="foam" />
    </article>
  );
}
