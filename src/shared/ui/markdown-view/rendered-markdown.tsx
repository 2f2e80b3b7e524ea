import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { Link } from '../link';
import { ScrollRegion } from '../private/scroll-region';
import { line } from './markdown-view.css';
import { Maths } from './maths';
import { withMathsMarked } from './maths-marks';

const textOf = (children: ReactNode): string => (typeof children === 'string' ? children : '');

const components: Components = {
  // Headings in the text start at level four, below those of the page.
  h1: ({ children }) => <h4>{children}</h4>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
  // The URL of an unsafe link has been removed; its text remains.
  a: ({ href, children }) =>
    href ? (
      <Link href={href} external={/^https?:/.test(href)}>
        {children}
      </Link>
    ) : (
      <>{children}</>
    ),
  table: ({ children }) => (
    <ScrollRegion label="Table">
      <table>{children}</table>
    </ScrollRegion>
  ),
  img: ({ alt }) => <em>{alt}</em>,
  pre: ({ children }) => <div>{children}</div>,
  code: ({ className, children }) => {
    if (className?.includes('math-display')) return <Maths tex={textOf(children)} display />;
    if (className?.includes('math-inline')) return <Maths tex={textOf(children)} />;
    return <code>{children}</code>;
  },
};

const plugins = [remarkGfm, remarkMath];

const WITHIN_A_LINE = ['p', 'strong', 'em', 'del', 'code'];

const withinALine: Components = {
  ...components,
  p: ({ children }) => <span className={line}>{children}</span>,
};

/** The formatted text; a separate chunk, because it contains the parser. */
export function RenderedMarkdown({ text, inline = false }: { text: string; inline?: boolean }) {
  return inline ? (
    <Markdown
      remarkPlugins={plugins}
      components={withinALine}
      allowedElements={WITHIN_A_LINE}
      unwrapDisallowed
    >
      {withMathsMarked(text, true)}
    </Markdown>
  ) : (
    <Markdown remarkPlugins={plugins} components={components}>
      {withMathsMarked(text)}
    </Markdown>
  );
}
