/** The address of an estimate: of its form, or of what it comes to. */
export const toHref = (query: string, id = 'estimate'): string => `/pricing${query && `?${query}`}#${id}`;
