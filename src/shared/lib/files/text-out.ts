import { createEffect } from 'effector';

export const copyTextFx = createEffect({
  name: 'copyText',
  handler: (text: string) => navigator.clipboard.writeText(text),
});

/** A text with and without formatting. */
type FormattedText = { html: string; text: string };

/**
 * Copies a formatted text; editors without formatting take it as plain text. The text may arrive later, because browsers allow
 * a copy only in the moment of the click.
 */
export const copyFormattedFx = createEffect({
  name: 'copyFormatted',
  handler: (content: Promise<FormattedText>) => {
    const part = (type: string, read: (content: FormattedText) => string) =>
      content.then((arrived) => new Blob([read(arrived)], { type }));
    return navigator.clipboard.write([
      new ClipboardItem({
        'text/html': part('text/html', ({ html }) => html),
        'text/plain': part('text/plain', ({ text }) => text),
      }),
    ]);
  },
});

/** Prints a text on a page of its own, without the page around it. */
export const printTextFx = createEffect({
  name: 'printText',
  handler: ({ title, text }: { title: string; text: string }) => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = title;
    frame.srcdoc = '<!doctype html><title></title><h1></h1><pre></pre>';
    frame.addEventListener('load', () => {
      const { contentDocument: page, contentWindow: view } = frame;
      if (!page || !view) return;
      page.title = title;
      page.querySelector('h1')?.append(title);
      page.querySelector('pre')?.append(text);
      view.addEventListener('afterprint', () => frame.remove());
      view.print();
    });
    document.body.append(frame);
  },
});
