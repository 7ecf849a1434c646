// Stands in the document and runs before the rest of it is parsed.

// Chromium paints nothing until preloaded fonts have come or the page is whole; over slow 4G they would come later than
// that, so they are not waited for: a fifth less.
if (Number(navigator.connection?.rtt) > 125) for (const link of document.querySelectorAll('[as=font]')) link.remove();

// Who comes to a section, or back to a page, which has the router's state then, may be anywhere on it.
document.documentElement.toggleAttribute('data-to-top', !history.state && !location.hash);
