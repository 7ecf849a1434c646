/**
 * Keeps a question where it was pressed. The browser closes the one above it, whose answer would take the page along;
 * not every browser holds the place, and none does when that answer is at the top of the screen.
 */
export function holdQuestion(): void {
  document.addEventListener('click', ({ target }) => {
    const question = target instanceof Element ? target.closest('details[name] > summary') : null;
    if (!question) return;
    const { top } = question.getBoundingClientRect();
    requestAnimationFrame(() => window.scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }));
  });
}
