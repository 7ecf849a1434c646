import type { ReactNode, RefObject } from 'react';
import type { FormsContent } from '../../../content/page-types.ts';
import { Icon } from '../../components/icon.tsx';
import { mostCharacters } from '../search/read-search.ts';

interface Props {
  words: FormsContent['filter'];
  asked: string;
  field: RefObject<HTMLInputElement | null>;
  onInput: () => void;
  /** What it has found. */
  children: ReactNode;
}

/** The field over the list: the server filters by what is sent, a browser with script by what is typed. */
export function Filter({ words: { label, button }, asked, field, onInput, children }: Props) {
  return (
    <search className="forms-filter">
      <form className="search-form" action="/forms#list">
        <label className="visually-hidden" htmlFor="forms-words">
          {label}
        </label>
        <Icon name="search" />
        <input
          id="forms-words"
          ref={field}
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={mostCharacters}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          onInput={onInput}
        />
        <button className="button" type="submit">
          {button}
        </button>
      </form>
      <p role="status">{children}</p>
    </search>
  );
}
