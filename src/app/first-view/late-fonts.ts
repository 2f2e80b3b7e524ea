/**
 * Our fonts are optional, so text never moves, and a first view that they reach too late keeps the fallback. A page that follows
 * within the application would keep it too: from then on, they are used as soon as they arrive.
 */
export function showLateFonts(): void {
  for (const sheet of document.styleSheets)
    for (const rule of rulesOf(sheet))
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
        rule.style.setProperty('font-display', 'swap');
}

/** Nobody may read the rules of a style sheet that could not be loaded, as that of a page opened offline. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
