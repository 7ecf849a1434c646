import type { SearchContent } from '../../../content/page-types.ts';
import { Icon } from '../../components/icon.tsx';
import { mostCharacters } from './read-search.ts';

/** The field, with what is asked for now. */
export function SearchForm({ words: { label, button }, asked }: { words: SearchContent; asked: string }) {
  return (
    <search>
      <form className="search-form" action="/search">
        <label className="visually-hidden" htmlFor="search-words">
          {label}
        </label>
        <Icon name="search" />
        {/* A link from one search to the next keeps the field, which would keep its words. */}
        <input
          key={asked}
          id="search-words"
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={mostCharacters}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          autoFocus={asked === ''}
        />
        <button className="button button-primary" type="submit">
          {button}
        </button>
      </form>
    </search>
  );
}
