import { dependencies } from '../../../../package.json';

/** What the product stands on, with the terms it comes under. */
export const parts: readonly { name: keyof typeof dependencies; use: string; licence: string }[] = [
  { name: 'react', use: 'Draws the pages', licence: 'MIT' },
  { name: 'react-router', use: 'Leads from page to page', licence: 'MIT' },
  { name: 'effector', use: 'Keeps the state', licence: 'MIT' },
  { name: '@farfetched/core', use: 'Talks to the server', licence: 'MIT' },
  { name: '@ark-ui/react', use: 'Menus, dialogs, calendars', licence: 'MIT' },
  { name: '@vanilla-extract/css', use: 'Styles', licence: 'MIT' },
  { name: 'lucide-react', use: 'Icons', licence: 'ISC' },
  { name: '@tiptap/core', use: 'Editing of documents', licence: 'MIT' },
  { name: 'katex', use: 'Formulas', licence: 'MIT' },
  { name: 'zod', use: 'Checks what comes in', licence: 'MIT' },
  { name: 'fastify', use: 'Serves', licence: 'MIT' },
  { name: 'drizzle-orm', use: 'Asks the database', licence: 'Apache-2.0' },
  { name: '@electric-sql/pglite', use: 'The embedded database', licence: 'Apache-2.0' },
  { name: 'docx', use: 'Word files', licence: 'MIT' },
  { name: 'mammoth', use: 'Reads Word files', licence: 'BSD-2-Clause' },
  { name: 'unpdf', use: 'Reads PDF files', licence: 'MIT' },
];

export const versionOf = (name: keyof typeof dependencies): string => dependencies[name];

export const typefaces = [
  { name: 'Literata', by: 'TypeTogether', licence: 'SIL Open Font License 1.1' },
  { name: 'Atkinson Hyperlegible Next', by: 'the Braille Institute', licence: 'SIL Open Font License 1.1' },
  { name: 'Hanken Grotesk', by: 'Alfredo Marco Pradil', licence: 'SIL Open Font License 1.1' },
];
