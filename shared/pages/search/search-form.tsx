import { search } from '../../../content/search.ts';
import { Icon } from '../../components/icon.tsx';
import { mostCharacters } from './read-query.ts';

/** The field, with what is asked for now. */
export function SearchForm({ asked }: { asked: string }) {
  return (
    <search>
      <form className="search-form" action="/search">
        <label className="visually-hidden" htmlFor="search-words">
          {search.label}
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
          placeholder={search.label}
          autoComplete="off"
          spellCheck={false}
        />
        <button className="button button-primary" type="submit">
          {search.button}
        </button>
      </form>
    </search>
  );
}
