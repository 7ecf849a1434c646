import type { ComponentProps } from 'react';
import { Icon } from '../../components/icon.tsx';

/** The number of characters of a query that are searched. */
export const mostCharacters = 100;

interface Props extends Pick<ComponentProps<'input'>, 'autoFocus' | 'onInput' | 'ref'> {
  /** The page that answers. */
  action: string;
  id: string;
  words: { label: string; button: string };
  /** The query of the page. */
  query: string;
}

/** A search field, which works without a script: the server answers the form. */
export function SearchField({ action, id, words: { label, button }, query, ...attributes }: Props) {
  return (
    <form className="search-form" action={action}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={mostCharacters}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        {...attributes}
      />
      <button className="button button-filled" type="submit">
        {button}
      </button>
    </form>
  );
}
