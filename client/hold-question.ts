/**
 * Keeps a question where it was pressed. All questions of a section have one `name`, so the browser closes the one that
 * was open, and the page moves up by the height of its answer; not every browser holds the place, and none does when
 * that answer is at the top of the screen.
 */
export function holdQuestion(): void {
  document.addEventListener('click', ({ target }) => {
    const question = target instanceof Element ? target.closest('details[name] > summary') : null;
    if (!question) return;
    const { top } = question.getBoundingClientRect();
    requestAnimationFrame(() => window.scrollBy({ top: question.getBoundingClientRect().top - top, behavior: 'instant' }));
  });
}
