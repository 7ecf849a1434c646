/** The words around the links to a page's sections. */
export const onThisPage = {
  label: 'On this page',
  sections: 'sections',
  /** Between the number of the section that is read and that of all. */
  of: 'of',
};
