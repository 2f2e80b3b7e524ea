/**
 * Our fonts are optional, so text never moves, and a first view that they reach too late keeps the fallback. A page that follows
 * within the application would keep it too: from then on, they are used as soon as they arrive.
 */
export function showDeferredFonts(): void {
  for (const sheet of document.styleSheets)
    for (const rule of rulesOf(sheet))
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
        rule.style.setProperty('font-display', 'swap');
}

/** The browser withholds the rules of a style sheet that failed to load, such as while it is offline. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
