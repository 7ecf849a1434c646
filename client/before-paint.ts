// Stands in the document and runs before the rest of it is parsed.

// Chromium paints nothing until preloaded fonts have come or the page is whole; over slow 4G they would come later than
// that, so they are not waited for: a fifth less.
if ((navigator.connection?.rtt ?? 0) > 125) for (const link of document.querySelectorAll('[as=font]')) link.remove();

// Who comes to a section, or back to a place on the page, needs what is above it: styles/layout/first-paint.css.
document.documentElement.toggleAttribute(
  'data-to-top',
  location.hash === '' &&
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate'),
);
