/** Closes the questions that share a name with one, as a browser does that knows the name of `details` (2024). */
function closeOthers(chosen: Element | null): void {
  const name = chosen?.getAttribute('name');
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]'))
    if (other !== chosen && other.getAttribute('name') === name) other.open = false;
}

/**
 * Keeps a question in its place in the window when it opens. The questions of a section share one `name`, so the browser
 * closes the open one, and the page moves up by the height of its answer. Scroll anchoring prevents that in some
 * browsers only, and never while that answer is at the top of the window.
 */
export function anchorQuestion(): void {
  document.addEventListener('click', ({ target }) => {
    const question = target instanceof Element ? target.closest('details[name] > summary') : null;
    if (!question) return;
    const { top } = question.getBoundingClientRect();
    if (!('name' in HTMLDetailsElement.prototype)) closeOthers(question.parentElement);
    requestAnimationFrame(() => window.scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }));
  });
}
